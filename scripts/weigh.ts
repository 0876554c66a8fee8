import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Budget } from './budgets.ts';

/** Loads a page for the first time and adds up what that takes, in the measures of its budget: on a phone, if not said otherwise. */
export async function weigh(page: Page, address: string, width = 390): Promise<Budget> {
  await page.setViewportSize({ width, height: 844 });
  const loaded: Promise<{ wire: number; script: number }>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('data:')) return;
    loaded.push(
      (async () => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        const response = request.resourceType() === 'script' ? await request.response() : null;
        return {
          wire: responseBodySize + responseHeadersSize,
          script: response === null ? 0 : zipped(await response.body()),
        };
      })(),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && !type.includes('json'))
      .map(({ text }) => text)
      .join('\n'),
  );
  const files = await Promise.all(loaded);
  return {
    script: zipped(inline) + files.reduce((sum, { script }) => sum + script, 0),
    wire: files.reduce((sum, { wire }) => sum + wire, 0),
    requests: files.length,
  };
}

const zipped = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;
