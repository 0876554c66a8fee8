import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

/** A planted violation of every import border must be a lint error: a border that lets it pass is none. */
describe('import borders', () => {
  const eslint = new ESLint();

  it.each([
    ['src/engine/old-world/dice-poker.ts', "import 'preact';", 'The engine imports only itself'],
    [
      'src/engine/old-world/dice-poker.ts',
      "import '../../widgets/registry.ts';",
      'The engine imports only itself',
    ],
    ['src/engine/old-world/dice-poker.ts', "import '../../i18n/words.ts';", 'The engine imports only itself'],
    ['src/engine/old-world/dice-poker.ts', 'export const x = Math.random();', 'random source as a parameter'],
    ['src/engine/old-world/dice-poker.ts', 'export const x = Date.now();', 'time as a parameter'],
    ['src/engine/old-world/dice-poker.ts', "import '../../site.ts';", 'The engine imports only itself'],
    ['src/engine/result.ts', "import '../browser/every-page/page.ts';", 'The engine imports only itself'],
    ['src/widgets/dice-poker/DicePoker.tsx', "import '../../components/citation.ts';", 'comes in as props'],
    ['src/components/citation.ts', "import '../engine/result.ts';", 'Only widgets ask the engine'],
    ['src/browser/every-page/page.ts', "import '../../library/load.ts';", 'stays small'],
    ['src/widgets/dice-poker/DicePoker.tsx', "import '../../library/load.ts';", 'comes in as props'],
    ['src/widgets/dice-poker/DicePoker.tsx', "import '../../site.ts';", 'comes in as props'],
    [
      'src/widgets/dice-poker/DicePoker.tsx',
      "import '../../browser/every-page/theme.ts';",
      'comes in as props',
    ],
    ['src/widgets/dice-poker/DicePoker.tsx', "import 'astro:content';", 'comes in as props'],
    ['src/library/load.ts', "import '../widgets/registry.ts';", 'never back'],
    ['src/library/load.ts', "import '../site.ts';", 'never back'],
    ['src/library/read/mdx.ts', "import '../../widgets/registry.ts';", 'never back'],
    ['src/library/publish/json.ts', "import '../../search/fold.ts';", 'never back'],
    ['src/library/load.ts', "import 'astro:content';", 'without Astro'],
    ['src/i18n/words.ts', "import '../library/library.ts';", 'know nothing'],
    ['src/offline/list.ts', "import '../library/library.ts';", 'keeps files, whatever they hold'],
    ['src/offline/client.ts', "import '../browser/every-page/page.ts';", 'keeps files, whatever they hold'],
    ['src/search/rank.ts', "import '../engine/result.ts';", 'Only widgets ask the engine'],
    [
      'src/pages/[lang]/about.astro',
      "---\nimport '../../engine/result.ts';\n---\n<p />",
      'only widgets ask the engine',
    ],
    [
      'src/components/Icon.astro',
      "---\nimport '../engine/result.ts';\n---\n<p />",
      'Only widgets ask the engine',
    ],
  ])(
    '%s may not contain %s',
    async (filePath, code, reason) => {
      const [result] = await eslint.lintText(code, { filePath });
      expect(result?.messages.map(({ message }) => message).join('\n')).toContain(reason);
    },
    60_000,
  );

  it('lets the engine import itself', async () => {
    const [result] = await eslint.lintText("import '../result.ts';\n", {
      filePath: 'src/engine/old-world/dice-poker.ts',
    });
    expect(result?.messages).toEqual([]);
  }, 60_000);
});
