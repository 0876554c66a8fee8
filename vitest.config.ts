/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    include: ['tests/{unit,content}/**/*.test.{ts,tsx}'],
    coverage: { include: ['src/engine/**/*.ts'], thresholds: { statements: 100, branches: 100 } },
  },
});
