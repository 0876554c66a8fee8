import type { APIRoute } from 'astro';
import type { Lang } from '../../i18n/locales.ts';
import { routes } from '../../i18n/routes.ts';
import { wordsIn } from '../../i18n/words.ts';
import { langPaths } from '../../paths.ts';

export const getStaticPaths = langPaths;

/** What a device needs to know to put the site among its apps. One per language, one app: the id is the same. */
export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang } }) => {
  const { site, nav, table } = wordsIn(lang);
  const icon = (name: string, size: number, purpose: string): object => ({
    src: routes.icon(name),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const icons = [
    icon('app-192', 192, 'any'),
    icon('app-512', 512, 'any'),
    icon('maskable-512', 512, 'maskable'),
  ];
  return new Response(
    JSON.stringify({
      id: routes.root(),
      name: site.name,
      short_name: site.name,
      description: site.description,
      lang,
      start_url: routes.home(lang),
      scope: routes.root(),
      display: 'standalone',
      theme_color: '#f6f1e5',
      background_color: '#f6f1e5',
      icons,
      shortcuts: [
        { name: nav.search, url: `${routes.home(lang)}?search`, icons: [icons[0]] },
        { name: table.title, url: `${routes.home(lang)}?table`, icons: [icons[0]] },
        { name: nav.tools, url: routes.tools(lang), icons: [icons[0]] },
      ],
    }),
  );
};
