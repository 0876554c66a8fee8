/** For whoever publishes the site: put in your own. A value that cannot be right stops the build with a message. */
export default {
  /** Where it will stand, without a folder: for canonical links, share cards, printed addresses and the sitemap. `SITE_URL` overrides it. */
  address: 'https://medallion.example',

  /** The folder there, with a slash at both ends; "/" when there is none. `SITE_BASE` overrides it. */
  base: '/',

  /** Where readers report what is wrong, or what a printed copy settles: a mail address. */
  contact: 'rules@medallion.example',

  /**
   * Where the content is kept, such as "https://github.com/you/medallion": reports then open its forms, and entries can
   * be edited there. Empty when readers cannot see it: reports are mails.
   */
  repository: '',
};
