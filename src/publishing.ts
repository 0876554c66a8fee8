import siteConfig from '../site.config.ts';

/** What `site.config.ts` says. */
export type SiteConfig = {
  readonly address: string;
  readonly base: string;
  readonly contact: string;
  readonly repository: string;
};

/** Who publishes the site and where, checked. */
export type Publishing = Omit<SiteConfig, 'repository'> & { readonly repository: string | undefined };

/** Takes the settings and what the environment overrides. Throws one list of everything that is wrong. */
export function readPublishing(
  config: SiteConfig,
  environment: Readonly<Record<string, string | undefined>>,
): Publishing {
  const { SITE_URL, SITE_BASE } = environment;
  const { contact, repository } = config;
  const address = SITE_URL ?? config.address;
  const base = SITE_BASE ?? config.base;

  const problems: string[] = [];
  const expectThat = (isRight: boolean, name: string, value: string, advice: string): void => {
    if (!isRight) problems.push(`  ${name} is "${value}". ${advice}`);
  };
  expectThat(
    isHost(address),
    SITE_URL === undefined ? 'address' : 'SITE_URL',
    address,
    'Write a host, such as "https://example.org"; a folder on it belongs into the base.',
  );
  expectThat(
    /^\/([\w.~-]+\/)*$/.test(base),
    SITE_BASE === undefined ? 'base' : 'SITE_BASE',
    base,
    'Write a folder with a slash at both ends, such as "/medallion/", or "/" for none.',
  );
  expectThat(
    /^[^\s@?&]+@[^\s@?&]+$/.test(contact),
    'contact',
    contact,
    'Write a mail address, such as "rules@example.org".',
  );
  expectThat(
    repository === '' || /^https:\/\/[^\s/?#]+\/[^\s/?#]+\/[^\s/?#]+$/.test(repository),
    'repository',
    repository,
    'Write where it is seen, such as "https://github.com/you/medallion", without a slash at the end, or leave it empty.',
  );
  if (problems.length > 0)
    throw new Error(
      ['The site cannot be published like this (site.config.ts or the environment):', ...problems].join('\n'),
    );
  return { address, base, contact, repository: repository === '' ? undefined : repository };
}

export const publishing: Publishing = readPublishing(siteConfig, process.env);

/** What readers report, each by a form of its own: a file of `.github/ISSUE_TEMPLATE/`. */
export type Report = 'rule-text' | 'printed-copy' | 'tool' | 'search';

/**
 * Where to report something: the form for it in the repository, with its title and place filled in; where there is no
 * repository, a mail with the same subject. The subject comes last, so that a page can put one behind an empty one.
 */
export const reportLinkOf =
  ({ repository, contact }: Publishing) =>
  (report: Report, subject: string): string => {
    const title = encodeURIComponent(subject);
    if (repository === undefined) return `mailto:${contact}?subject=${title}`;
    const place = subject === '' ? '' : `&place=${title}`;
    return `${repository}/issues/new?template=${report}.yml${place}&title=${title}`;
  };

export const reportLink = reportLinkOf(publishing);

/** Where to edit a file of the content; nowhere when there is no repository. */
export const editLinkOf =
  ({ repository }: Publishing) =>
  (file: string): string | undefined =>
    repository === undefined ? undefined : `${repository}/edit/main/${file}`;

export const editLink = editLinkOf(publishing);

/** Whether a text is the address of a host and nothing else; one slash at its end does no harm. */
function isHost(address: string): boolean {
  return /^https?:\/\/[^/?#@\s]+\/?$/.test(address) && URL.canParse(address);
}
