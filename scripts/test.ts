/**
 * `npm test`: everything, with what does not wait for each other side by side. Each part is a command of package.json that
 * can be run alone. What a part says is printed when it ends, so that two of them do not talk at once.
 */
import { spawn } from 'node:child_process';

/** The tests know a site at the root of a host, and its address in what it publishes. */
const env = { ...process.env, SITE_URL: 'https://medallion.example', SITE_BASE: '/' };

const STEPS: readonly (readonly string[])[] = [
  // Both write what Astro knows of the content, so the tests come after the types.
  ['check:types', 'test:programs'],
  ['test:unit', 'check:style'],
  ['build'],
  ['test:browser'],
];

for (const step of STEPS) {
  const failed = await runTogether(step);
  if (failed.length > 0) {
    console.error(`npm test: failed in ${failed.map((script) => `"npm run ${script}"`).join(' and ')}.`);
    process.exitCode = 1;
    break;
  }
}

async function runTogether(scripts: readonly string[]): Promise<readonly string[]> {
  const passed = await Promise.all(scripts.map((script) => run(script, scripts.length === 1)));
  return scripts.filter((_, index) => passed[index] !== true);
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
