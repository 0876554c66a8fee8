/**
 * `npm test`: everything, with what does not wait for each other side by side. Each part is a command of package.json that
 * can be run alone. What a part says is printed when it ends, so that two of them do not talk at once.
 */
import { spawn } from 'node:child_process';

/** The tests know a site at the root of a host, and its address in what it publishes. */
const env = { ...process.env, SITE_URL: 'https://medallion.example', SITE_BASE: '/' };

/** One after the other; in a step, side by side, rows of scripts that are about as long. */
const STEPS: readonly (readonly (readonly string[])[])[] = [
  // These types say what Astro knows of the content: what reads them comes after.
  [['check:types'], ['test:programs']],
  [
    ['test:unit', 'check:style'],
    ['check:code', 'build'],
  ],
  [['test:browser']],
];

for (const step of STEPS) {
  const failed = (await Promise.all(step.map((row) => runInTurn(row, step.length === 1)))).flat();
  if (failed.length > 0) {
    console.error(`npm test: failed in ${failed.map((script) => `"npm run ${script}"`).join(' and ')}.`);
    process.exitCode = 1;
    break;
  }
}

/** Until one fails, whose name it gives. */
async function runInTurn(scripts: readonly string[], isAlone: boolean): Promise<readonly string[]> {
  for (const script of scripts) if (!(await run(script, isAlone))) return [script];
  return [];
}

function run(script: string, isAlone: boolean): Promise<boolean> {
  const began = performance.now();
  const child = spawn('npm', ['run', '--silent', script], {
    env,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
  return new Promise((resolve) => {
    child.once('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      console.log(`── npm run ${script}: ${Math.round((performance.now() - began) / 1000)} s`);
      resolve(code === 0);
    });
  });
}
