import type { JSX } from 'preact';
import { DieGlyph } from '../widgets/DieGlyph.tsx';
import type { Table } from '../library/library.ts';
import type { Unit } from './item.ts';
import type { Meant } from './lookup.ts';
import { piecesOf } from './passage.ts';

type Props = { readonly unit: Unit; readonly meant: Meant };

/** What a unit says, whole: of a ruling the question first, small; tables as rows, dice drawn. */
export const Passage = ({ unit: { question, text, tables = [] }, meant }: Props): JSX.Element => (
  <>
    {question !== undefined && (
      <span class="passage-question">
        <Words text={question} meant={meant} />{' '}
      </span>
    )}
    {text !== '' && (
      <span class="passage-text">
        <Words text={text} meant={meant} />
      </span>
    )}
    {tables.map((table, index) => (
      <Rows key={index} table={table} meant={meant} />
    ))}
  </>
);

/** A row for each row of a table: what it is about, then each cell with the name of its column. */
const Rows = ({ table: { head, rows }, meant }: { table: Table; meant: Meant }): JSX.Element => (
  <span class="passage-rows">
    {rows.map(([first = '', ...cells], row) => (
      <span key={row}>
        <b>
          <Words text={first} meant={meant} />
        </b>
        {cells.map((cell, column) => (
          <span key={column}>
            {head[column + 1] !== '' && <i>{head[column + 1]}: </i>}
            <Words text={cell} meant={meant} />
          </span>
        ))}
      </span>
    ))}
  </span>
);

const Words = ({ text, meant }: { readonly text: string; readonly meant: Meant }): JSX.Element => (
  <>
    {piecesOf(text, meant).map((piece, index) => {
      if ('dice' in piece)
        return (
          <span key={index} class="dice" role="img" aria-label={piece.dice}>
            {Array.from(piece.dice.replaceAll(' ', ''), (face, place) => (
              <DieGlyph key={place} value={Number(face) as 1} />
            ))}
          </span>
        );
      return piece.marked === undefined ? (
        piece.text
      ) : (
        <mark key={index} class={piece.marked}>
          {piece.text}
        </mark>
      );
    })}
  </>
);
