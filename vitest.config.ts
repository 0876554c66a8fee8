/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    include: ['tests/{unit,content}/**/*.test.{ts,tsx}'],
    // Nothing is mocked or changed for others, so files may share what they import: the whole content is read once.
    isolate: false,
    // A style sheet that a test needs is read as text, to draw with; Vitest would empty it.
    css: { include: /\.css\?raw$/ },
    // Properties try thousands of cases: a busy machine takes long for them, and that is no failure.
    testTimeout: 30_000,
    coverage: { include: ['src/engine/**/*.ts'], thresholds: { statements: 100, branches: 100 } },
  },
});
