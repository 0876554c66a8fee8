/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    include: ['tests/{unit,content}/**/*.test.{ts,tsx}'],
    // Properties try thousands of cases: a busy machine takes long for them, and that is no failure.
    testTimeout: 30_000,
    coverage: { include: ['src/engine/**/*.ts'], thresholds: { statements: 100, branches: 100 } },
  },
});
