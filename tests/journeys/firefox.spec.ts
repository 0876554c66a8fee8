import { runJourneys } from './run.ts';

runJourneys('firefox');
