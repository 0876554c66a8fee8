import { describe, expect, it } from 'vitest';
import siteConfig from '../../site.config.ts';
import { publishing, readPublishing, reportLink, type SiteConfig } from '../../src/publishing.ts';

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

describe('reportLink', () => {
  it('is a mail to whoever publishes the site', () => {
    expect(publishing.contact).toBe(siteConfig.contact);
    expect(reportLink('old-world/combat#a & b')).toBe(
      `mailto:${siteConfig.contact}?subject=old-world%2Fcombat%23a%20%26%20b`,
    );
  });
});
