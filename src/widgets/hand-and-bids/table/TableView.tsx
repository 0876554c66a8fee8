import type { JSX } from 'preact';
import { FameSheet } from './FameSheet.tsx';
import { FirstRow } from './FirstRow.tsx';
import { Seats } from './Seats.tsx';
import { Turn } from './Turn.tsx';

/** What everybody sees: fame, Characters, Monsters. */
export const TableView = (): JSX.Element => (
  <>
    <Seats />
    <FameSheet />
    <Turn />
    <FirstRow />
  </>
);
