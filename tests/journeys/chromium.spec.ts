import { runJourneys } from './run.ts';

runJourneys('chromium');
