import { expect, it } from 'vitest';
import { escapeText } from '../../../../src/components/text/escape.ts';

it('shows signs of HTML as they are', () => {
  expect(escapeText('a < b && c > "d"')).toBe('a &lt; b &amp;&amp; c &gt; "d"');
  expect(escapeText('&amp;')).toBe('&amp;amp;');
});
