/**
 * What every page needs, in one file: libraries, theme, frame and the parts that nearly every page
 * shares. Many small files compress worse than one, and each costs a request.
 */
const everywhere = [
  /\/node_modules\/(react|react-dom|scheduler|styled-components|stylis|@tanstack|use-sync-external-store)\//,
  /\/src\/(theme|sections\/site|features\/(outside-link|page-head|clock))\/(?!signs\/)/,
  /\/src\/ui\/(arrow|band|button|button-link|button-look|button-row|kicker|lead|grid|notify|page|quote|sample-mark|text-link|visually-hidden)\./,
  /\/src\/content\/(copy\/site|head|link|navigation|owner-value|page-path|site|site-map)\./,
  /\/src\/shared\/(public-config|build-day)\./,
  /rolldown\/runtime/,
];

/** Small modules that always come together. */
const newsletter =
  /\/src\/(features\/newsletter\/(use-newsletter|newsletter-store|outcome-toast|load-subscribe|use-early-text)|content\/toasts)\./;

export const chunkGroups = [
  { name: 'site', test: (id: string) => everywhere.some((pattern) => pattern.test(id)) },
  { name: 'newsletter', test: newsletter },
  { name: 'parts', test: /\/src\/ui\/(accordion|arrow-target|drawing|split-page|tick-list)\./ },
];
