import { runJourneys } from './run.ts';

runJourneys('webkit');
