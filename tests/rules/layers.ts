/** Which folder may import which; see the README's picture of the house. */
export const layers: Readonly<Record<string, readonly string[]>> = {
  function: [],
  shared: ['function'],
  content: ['content'],
  theme: ['theme'],
  platform: ['platform', 'shared'],
  ui: ['ui', 'theme'],
  features: ['ui', 'theme', 'platform', 'shared', 'content', 'function'],
  sections: ['features', 'ui', 'theme', 'content'],
  routes: ['sections', 'features', 'ui', 'content'],
  sw: ['sw', 'shared', 'function'],
  server: ['server', 'shared', 'function'],
  build: ['build', 'content', 'shared', 'theme', 'server', 'start'],
  start: ['start', 'routes', 'features', 'shared'],
};
