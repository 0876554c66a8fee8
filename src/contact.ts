/** Where readers report what a printed copy settles. Whoever hosts the site puts their own address here. */
const REPORT_ADDRESS = 'rules@medallion.example';

/** A mail that is already addressed and has a subject. */
export const reportLink = (subject: string): string =>
  `mailto:${REPORT_ADDRESS}?subject=${encodeURIComponent(subject)}`;
