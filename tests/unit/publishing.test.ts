import { describe, expect, it } from 'vitest';
import { editLinkOf, readPublishing, reportLinkOf, type SiteConfig } from '../../src/publishing.ts';

const CONFIG: SiteConfig = {
  address: 'https://example.org',
  base: '/rules/',
  contact: 'rules@example.org',
  repository: 'https://github.com/you/medallion',
};

describe('readPublishing', () => {
  it('takes what site.config.ts says', () => {
    expect(readPublishing(CONFIG, {})).toEqual(CONFIG);
  });

  it('lets the environment override where the site stands', () => {
    expect(readPublishing(CONFIG, { SITE_URL: 'http://localhost:8080', SITE_BASE: '/' })).toMatchObject({
      address: 'http://localhost:8080',
      base: '/',
    });
  });

  it('needs no repository', () => {
    expect(readPublishing({ ...CONFIG, repository: '' }, {}).repository).toBeUndefined();
  });

  it.each([
    [{ address: 'example.org' }, 'address is "example.org"'],
    [{ address: '' }, 'address is ""'],
    [{ address: 'https://' }, 'address is "https://"'],
    [{ address: 'ftp://example.org' }, 'address is "ftp://example.org"'],
    [{ address: 'https://example.org/rules/' }, 'a folder on it belongs into the base'],
    [{ base: '' }, 'base is ""'],
    [{ base: 'rules' }, 'a slash at both ends'],
    [{ base: '/rules' }, 'a slash at both ends'],
    [{ base: '//rules/' }, 'a slash at both ends'],
    [{ base: 'https://example.org/' }, 'a slash at both ends'],
    [{ contact: 'example.org' }, 'contact is "example.org"'],
    [{ contact: 'mailto:a@example.org?subject=x' }, 'Write a mail address'],
    [{ repository: 'you/medallion' }, 'repository is "you/medallion"'],
    [{ repository: 'https://github.com/you/medallion/' }, 'without a slash at the end'],
    [{ repository: 'https://github.com/medallion' }, 'repository is "https://github.com/medallion"'],
    [{ repository: 'https://github.com/you/medallion/issues' }, 'Write where it is seen'],
  ])('says what is wrong with %o', (wrong, message) => {
    expect(() => readPublishing({ ...CONFIG, ...wrong }, {})).toThrow(message);
  });

  it('names the variable when the wrong value came from there', () => {
    expect(() => readPublishing(CONFIG, { SITE_URL: 'here' })).toThrow('SITE_URL is "here"');
    expect(() => readPublishing(CONFIG, { SITE_BASE: 'there' })).toThrow('SITE_BASE is "there"');
  });

  it('says everything that is wrong at once', () => {
    const wrong = { address: 'a', base: 'b', contact: 'c', repository: 'd' };
    expect(() => readPublishing(wrong, {})).toThrow(/address.*\n.*base.*\n.*contact.*\n.*repository/);
  });
});

describe('reportLinkOf', () => {
  const mail = reportLinkOf({ ...CONFIG, repository: undefined });
  const form = reportLinkOf(CONFIG);

  it('is a mail where there is no repository', () => {
    expect(mail('rule-text', 'old-world/combat#a & b')).toBe(
      'mailto:rules@example.org?subject=old-world%2Fcombat%23a%20%26%20b',
    );
  });

  it('opens the form, with title and place filled in', () => {
    expect(form('rule-text', 'old-world/combat#a & b')).toBe(
      'https://github.com/you/medallion/issues/new?template=rule-text.yml' +
        '&place=old-world%2Fcombat%23a%20%26%20b&title=old-world%2Fcombat%23a%20%26%20b',
    );
  });

  it('lets a page put the subject behind it', () => {
    expect(mail('search', '')).toMatch(/\?subject=$/);
    expect(form('search', '')).toMatch(/\?template=search\.yml&title=$/);
  });
});

describe('editLinkOf', () => {
  it('opens the file in the repository, if there is one', () => {
    const file = 'content/glossary/old-world/combat/de.mdx';
    expect(editLinkOf(CONFIG)(file)).toBe(`https://github.com/you/medallion/edit/main/${file}`);
    expect(editLinkOf({ ...CONFIG, repository: undefined })(file)).toBeUndefined();
  });
});
