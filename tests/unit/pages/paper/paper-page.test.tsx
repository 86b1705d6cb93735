import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PaperPage } from '#pages/paper/paper-page.tsx';
import { stories } from '../../../support/content/stories.ts';

it('lists the papers of 24 stories, so that its size stays bounded, and leads to the others', () => {
  const [first] = stories;
  if (!first) throw new Error('There are no stories');
  const many = Array.from({ length: 60 }, (_, at) => ({ ...first, id: 160 - at }));
  const html = renderToStaticMarkup(<PaperPage stories={many} />);
  const listed = [...html.matchAll(/<th [^>]*scope="row"[^>]*>.*?href="\/stories\/(\d+)"/g)];
  expect(listed.map(([, id]) => Number(id))).toEqual(many.slice(0, 24).map(({ id }) => id));
  expect(html).toContain('href="/stories"');
  expect(renderToStaticMarkup(<PaperPage stories={many.slice(0, 24)} />)).not.toContain(
    'href="/stories"',
  );
});
