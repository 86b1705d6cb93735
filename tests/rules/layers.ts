/**
 * Layers that each layer may import; README.md lists the folders. `contract` is the part of the mail
 * function that a page may import: the format of a call. `hooks` is `src/platform/hooks`, React hooks
 * for browser features; `generated` is every `*.gen.ts`; `start` is what lies directly in `src`. The words of a page, `src/pages/<page>/<page>-copy.ts`, are content.
 */
export const layers: Readonly<Record<string, string>> = {
  contract: 'contract',
  function: 'contract',
  api: 'api outbox shared contract',
  outbox: 'outbox shared contract',
  hosting: 'hosting shared',
  shared: 'contract',
  content: 'content generated',
  theme: 'theme generated',
  platform: 'platform shared',
  hooks: 'hooks platform shared',
  ui: 'ui theme platform generated',
  features: 'ui theme hooks platform api outbox shared content contract generated',
  islands: 'islands features pages ui platform shared content',
  frame: 'frame features ui theme platform content',
  navigation: 'navigation frame islands features ui platform shared content generated',
  pages: 'outbox islands navigation features hooks ui theme platform shared content',
  routes: 'navigation features content',
  board: 'board features platform',
  boot: 'boot features ui platform shared',
  sw: 'sw api outbox hosting shared contract',
  server: 'server hosting shared contract function',
  build: 'build pages frame generated content hosting shared theme function server',
  start: 'start navigation frame islands features platform',
};
