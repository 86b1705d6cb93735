// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { startIslands } from '#islands/start-islands.ts';

const enhanced = vi.hoisted(() => vi.fn());
vi.mock('#islands/enhancements.ts', () => ({
  enhancements: {
    part: async () => (element: HTMLElement) => {
      enhanced(element.id);
      return () => undefined;
    },
  },
  isEnhancementName: () => true,
}));

it('starts all parts but those that wait for a touch where other software has removed the observer', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  document.body.innerHTML = `<main><div id="first" data-enhance="part"></div>
    <div id="waiting" data-enhance="part" data-trigger="touch"></div>
    <div id="last" data-enhance="part"></div></main>`;
  const [main] = document.getElementsByTagName('main');
  if (main) startIslands(main);
  await expect.poll(() => enhanced.mock.calls.flat()).toEqual(['first', 'last']);
});
