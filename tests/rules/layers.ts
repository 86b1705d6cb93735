/**
 * Which folder may import which; see the README's picture of the house. `contract` is the part of the
 * mail function that a page may know: what a call says. `hooks` is `src/platform/hooks`: what the browser
 * can do, as React asks for it. `generated` is the tree of routes.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract'],
  function: ['contract'],
  api: ['api', 'outbox', 'shared', 'contract'],
  outbox: ['outbox', 'shared', 'contract'],
  hosting: ['hosting', 'shared'],
  shared: ['contract'],
  content: ['content', 'generated'],
  theme: ['theme', 'generated'],
  platform: ['platform', 'shared'],
  hooks: ['hooks', 'platform', 'shared'],
  ui: ['ui', 'theme', 'platform', 'generated'],
  features: ['ui', 'theme', 'hooks', 'platform', 'api', 'outbox', 'shared', 'content', 'contract'],
  sections: ['features', 'hooks', 'ui', 'theme', 'content'],
  routes: ['sections', 'features', 'ui', 'content'],
  sw: ['sw', 'api', 'outbox', 'hosting', 'shared', 'contract'],
  server: ['server', 'hosting', 'shared', 'contract', 'function'],
  build: [
    'build',
    'generated',
    'content',
    'hosting',
    'shared',
    'theme',
    'function',
    'server',
    'start',
  ],
  start: ['start', 'generated', 'routes', 'sections', 'features', 'platform', 'shared'],
};
