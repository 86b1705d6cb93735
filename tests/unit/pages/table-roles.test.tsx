// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Intro } from '#pages/grassroots/intro.tsx';
import { PaperPage } from '#pages/paper/paper-page.tsx';
import { Tiers } from '#pages/resources/tiers.tsx';
import { stories } from '../../support/content/stories.ts';

it.each([
  ['sponsors', <Tiers key="tiers" />],
  ['grassroots', <Intro key="intro" />],
  ['papers', <PaperPage key="papers" stories={stories} />],
])('the table of %s stays a table where small screens lay it out otherwise', (_, page) => {
  document.body.innerHTML = renderToStaticMarkup(page);
  const parts = [...document.querySelectorAll('table, thead, tbody, tr, th, td')];
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.filter((part) => !part.hasAttribute('role'))).toEqual([]);
});
