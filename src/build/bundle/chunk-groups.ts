/**
 * What every page needs, in one file: libraries, theme, frame and the parts that nearly every page
 * shares. Many small files compress worse than one, and each costs a request.
 */
const everywhere = [
  /\/node_modules\/(react|react-dom|scheduler|styled-components|stylis|@tanstack|use-sync-external-store)\//,
  /\/src\/(theme|sections\/site|features\/(outside-link|page-head|clock))\/(?!signs\/)/,
  /\/src\/ui\/(button\/(arrow|button|button-link|button-look|text-link)|layout\/(band|button-row|grid|page)|text\/(kicker|lead|quote|sample-mark|visually-hidden)|toast\/notify)\./,
  /\/src\/content\/(copy\/parts\/site|owner-value|page\/(head|link|navigation|page-path|site-map)|site|words\/quote)\./,
  /\/src\/(api\/api-path|shared\/(build-day|public-config))\./,
  /\/src\/platform\/(page\/lost-code|wake-ups|worker\/worker-control)\./,
  /rolldown\/runtime|vite\/preload-helper/,
];

/** Small modules that always come together. */
const newsletter =
  /\/src\/(features\/newsletter\/(use-newsletter|newsletter-store|use-early-text)|content\/toasts)\./;

/** What the mark in the header, `/offline` and the conference sign-up all tell from. */
const readiness = [
  /\/src\/features\/offline\/(accept-update|count-report|offline-store|readiness-state|update-offer|use-readiness|use-update-shown)\./,
  /\/src\/(content\/copy\/parts\/signs|features\/outbox\/entries-store|outbox\/(channel|item|load-outbox)|platform\/worker\/worker-client|shared\/worker-messages|ui\/text\/badge)\./,
];

/** What every page starts when it is there, and no page waits for. */
const background = [
  /\/node_modules\/(idb-keyval|tslib|@supabase)\//,
  /\/src\/features\/(newsletter\/subscribe|outbox\/outbox-rounds|trouble\/[^/]+)\./,
  /\/src\/features\/offline\/(check-readiness|create-takeover|follow-progress|keep-registration|register-worker|rest-worker|start-registration|watch-updates|watch-worker|worker-url)\./,
  /\/src\/outbox\//,
  /\/supabase\/functions\/_shared\//,
];

const anyOf = (patterns: readonly RegExp[]) => (id: string) =>
  patterns.some((pattern) => pattern.test(id));

export const chunkGroups = [
  { name: 'site', test: anyOf(everywhere) },
  { name: 'newsletter', test: newsletter },
  {
    name: 'parts',
    test: /\/src\/ui\/(button\/arrow-target|layout\/(accordion|split-page)|picture\/drawing|text\/tick-list)\./,
  },
  {
    name: 'network',
    test: /\/src\/(platform\/network\/(network-status|probe-network)|shared\/within)\./,
  },
  { name: 'readiness', test: anyOf(readiness) },
  { name: 'background', test: anyOf(background) },
];

/**
 * Chromium compiles all of this file while it comes, beside the page, not each function in the way of
 * the press that first needs it.
 */
export const postBanner = ({ name }: { readonly name: string }): string =>
  name === 'site' ? '//# allFunctionsCalledOnLoad\n' : '';
