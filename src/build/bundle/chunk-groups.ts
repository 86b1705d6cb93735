import { sitePaths } from './site-paths.ts';

/**
 * What the mark in the header, `/offline` and the conference sign-up's line tell from, and the store of the
 * invitation: after the first load.
 */
const readiness = [
  '/src/features/install/install-store.',
  '/src/features/offline/follow-progress.',
  '/src/features/offline/offline-store.',
  '/src/features/offline/use-readiness.',
  '/src/content/copy/parts/signs.',
  '/src/features/outbox/use-entries.',
  '/src/outbox/item.',
  '/src/outbox/load-outbox.',
  '/src/platform/page/page-place.',
  '/src/platform/worker/worker-client.',
  '/src/shared/download-failure.',
  '/src/shared/is-record.',
  '/src/shared/worker-messages.',
  '/src/ui/layout/late.',
  '/src/ui/layout/panel.',
];

/** The librarian's list, as both guides read it. */
const list = [
  '/src/features/order/list/kept-order.',
  '/src/features/order/list/order-list.',
  '/src/platform/local-text.',
  '/src/content/copy/parts/copies.',
];

/** What every page starts when it is there, and no page waits for. */
const background = [
  '/src/background.',
  '/src/features/page-change/fetch-ahead.',
  '/src/features/outbox/outbox-rounds.',
  '/src/features/trouble/',
];

/** Where something is to be sent, or a box stands on the page. */
const outbox = [
  '/src/features/newsletter/subscribe.',
  '/src/outbox/',
  '/src/shared/uuid.',
  '/src/platform/durable-text.',
];

/** The tools of a story's bar: fetched when somebody comes near it. */
const reading = [
  '/src/features/reading/',
  '/src/platform/page/page-silence.',
  '/src/platform/device/speech.',
  '/src/content/words/respellings.',
  '/src/content/copy/parts/reading.',
  '/src/theme/chosen-css.',
  '/src/theme/font-files.',
  '/src/theme/inks.',
  '/src/theme/tokens.',
];

/** What comes by itself, in spite of the folder that it lies in. */
const except: Partial<Readonly<Record<string, readonly string[]>>> = {
  site: reading.filter((path) => path.startsWith('/src/theme/')),
  // Part of a story's page.
  reading: [
    '/src/features/reading/built-markup.',
    '/src/features/reading/use-reading-tools.',
    '/src/features/reading/use-word-meanings.',
  ],
};

/** Parts of the paths of modules, and what comes with each. The first group that names a module has it. */
export const groupPaths = {
  // Runs before all else.
  sheet: ['/src/lay-sheet.'],
  site: sitePaths,
  pictures: ['/src/content/pictures.'],
  // For a page that is not drawn by the build.
  frame: ['/src/sections/site/frame/'],
  network: [
    '/node_modules/zustand/',
    '/src/content/toasts.',
    '/src/outbox/channel.',
    '/src/platform/hooks/use-online.',
    '/src/platform/network/network-status.',
    '/src/platform/page/page-leave.',
    '/src/platform/reduced-motion.',
    '/src/shared/within.',
  ],
  // A box of the newsletter, and the store that it is made with.
  newsletter: ['/src/content/copy/parts/newsletter.', '/src/features/newsletter/use-newsletter.'],
  form: ['/src/ui/form/field.'],
  copying: ['/src/platform/hooks/use-screen-on.', '/src/ui/toast/copy-and-tell.'],
  // On the list of stories and on each story.
  stories: [
    '/src/content/copy/story.',
    '/src/content/story/stories.',
    '/src/content/words/format-date.',
    '/src/ui/text/tag.',
  ],
  // What stands around a story's picture, in the list and below a story.
  around: [
    '/src/features/take-along/',
    '/src/ui/picture/framed-picture.',
    '/src/ui/picture/qr-code.',
  ],
  // All addresses without a page say the same.
  fallback: [
    '/src/content/copy/parts/fallback.',
    '/src/routes/(unpublished)/',
    '/src/routes/$.',
    '/src/sections/fallback/',
  ],
  parts: [
    '/src/ui/layout/accordion.',
    '/src/ui/layout/split-page.',
    '/src/ui/picture/drawing.',
    '/src/ui/text/tick-list.',
  ],
  // How pages of text are laid out and end: each of these is too small to come by itself.
  layouts: [
    '/src/content/book/book.',
    '/src/features/rich-text/',
    '/src/ui/layout/closing.',
    '/src/ui/layout/halves.',
  ],
  readiness,
  list,
  background,
  outbox,
  reading,
} as const;

/** Which modules come in one file; without them every module is one of its own. */
export const chunkGroups = Object.entries(groupPaths).map(([name, paths]) => ({
  name,
  test: (id: string) =>
    (paths.some((path) => id.includes(path)) &&
      !except[name]?.some((path) => id.includes(path)) &&
      !isRoute(id)) ||
    (name === 'site' && /rolldown\/runtime|vite\/preload-helper/.test(id)),
}));

/** Every page knows all routes; what a route shows is a module of its own (`?tsr-split`). */
function isRoute(id: string): boolean {
  return id.includes('/src/routes/') && !id.includes('?');
}
