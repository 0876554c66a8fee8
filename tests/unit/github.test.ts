import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Report } from '../../src/publishing.ts';

const FORMS = '.github/ISSUE_TEMPLATE';
const WORKFLOW = '.github/workflows/pages.yml';

/** The forms that pages open, and whether they fill in the place. */
const OPENED: Readonly<Record<Report, boolean>> = {
  'rule-text': true,
  'printed-copy': true,
  tool: true,
  search: false,
};

describe('the forms for reports', () => {
  const names = readdirSync(FORMS).filter((name) => name !== 'config.yml');

  it('are those that pages open', () => {
    expect(names.toSorted()).toEqual(
      Object.keys(OPENED)
        .map((name) => `${name}.yml`)
        .toSorted(),
    );
  });

  // GitHub shows no form that breaks one of these, and says so to nobody.
  it.each(names)('%s is one that GitHub takes', (name) => {
    const form = parse(readFileSync(`${FORMS}/${name}`, 'utf8')) as Form;
    expect(form.name).toMatch(/\S{3}/);
    expect(form.description).toMatch(/\S{3}/);
    const fields = form.body.filter(({ type }) => type !== 'markdown');
    expect(fields.length).toBeGreaterThan(0);
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
    expect(new Set(fields.map(({ attributes }) => attributes.label)).size).toBe(fields.length);
    for (const { type, id, attributes } of form.body) {
      expect(['markdown', 'input', 'textarea', 'dropdown']).toContain(type);
      if (type === 'markdown') expect(attributes.value).toMatch(/\S{3}/);
      else expect(`${id}: ${attributes.label}`).toMatch(/^[\w-]+: \S/);
      if (type === 'dropdown') expect(new Set(attributes.options).size).toBeGreaterThan(1);
    }
    expect(fields.some(({ id }) => id === 'place')).toBe(OPENED[name.replace('.yml', '') as Report]);
  });
});

describe('the workflow', () => {
  const text = readFileSync(WORKFLOW, 'utf8');
  const workflow = parse(text) as Workflow;

  it('names every action by its commit, with the version beside it', () => {
    const uses = text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line));
    expect(uses.length).toBe(5);
    expect(uses.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual(
      [],
    );
  });

  it('may do only what each job needs', () => {
    expect(workflow.permissions).toEqual({});
    expect(workflow.jobs.build?.permissions).toEqual({ contents: 'read', pages: 'read' });
    expect(workflow.jobs.deploy?.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
    expect(Object.keys(workflow.jobs)).toEqual(['build', 'deploy']);
  });

  it('keeps the token from what it runs, and puts nothing of others into a command', () => {
    const checkout = workflow.jobs.build?.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkout?.with?.['persist-credentials']).toBe(false);
    const commands = Object.values(workflow.jobs).flatMap(({ steps }) => steps.map(({ run }) => run ?? ''));
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
  });

  it('runs the tests before it publishes, and asks only steps that come before', () => {
    const steps = workflow.jobs.build?.steps ?? [];
    const at = (command: string): number => steps.findIndex(({ run }) => run?.includes(command) === true);
    expect(at('npm test')).toBeGreaterThan(0);
    expect(at('npm run build')).toBeGreaterThan(at('npm test'));
    expect(workflow.jobs.deploy?.needs).toBe('build');
    for (const { steps: own, environment } of Object.values(workflow.jobs)) {
      const asked = [...JSON.stringify([own, environment ?? '']).matchAll(/steps\.(\w+)\./g)].map(
        ([, id]) => id,
      );
      expect(asked.filter((id) => !own.some((step) => step.id === id))).toEqual([]);
    }
  });
});

describe('the lock file', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const locked = Object.entries(packages).filter(([path]) => path !== '');

  it('has a checksum of every package, but for binaries of other systems that the registry does not know', () => {
    expect(locked.length).toBeGreaterThan(500);
    const unchecked = locked.filter(([, { integrity }]) => integrity === undefined);
    const wrong = unchecked.filter(([path, { optional }]) => optional !== true || !OTHER_SYSTEMS.test(path));
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  it('takes everything from the registry', () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined && !resolved.includes('/-/'))).toEqual(
      [],
    );
  });
});

// Helpers

type Form = {
  readonly name?: string;
  readonly description?: string;
  readonly body: readonly {
    readonly type: string;
    readonly id?: string;
    readonly attributes: { readonly label?: string; readonly value?: string; readonly options?: string[] };
  }[];
};

type Workflow = {
  readonly permissions: object;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly permissions: object;
        readonly needs?: string;
        readonly environment?: object;
        readonly steps: readonly {
          readonly id?: string;
          readonly uses?: string;
          readonly run?: string;
          readonly with?: Readonly<Record<string, unknown>>;
        }[];
      }
    >
  >;
};

type Locked = { readonly integrity?: string; readonly optional?: boolean; readonly resolved?: string };

const OTHER_SYSTEMS =
  /^node_modules\/(@astrojs\/compiler-binding|@pagefind\/|@rolldown\/binding|@oxc-parser\/binding).*(android|darwin|freebsd|linux-(arm|ppc64|riscv64|s390x)|openharmony|wasm32|win)/;
