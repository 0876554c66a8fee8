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
    repository === '' || /^https:\/\/[^\s/]+\/\S*[^\s/]$/.test(repository),
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

/** A mail to whoever publishes the site that is already addressed and has a subject. */
export const reportLink = (subject: string): string =>
  `mailto:${publishing.contact}?subject=${encodeURIComponent(subject)}`;

/** Whether a text is the address of a host and nothing else; one slash at its end does no harm. */
function isHost(address: string): boolean {
  return /^https?:\/\/[^/?#@\s]+\/?$/.test(address) && URL.canParse(address);
}
