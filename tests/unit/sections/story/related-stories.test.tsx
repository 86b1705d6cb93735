// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RelatedStories } from '#sections/story/related-stories.tsx';

it('is not there when no other story shares a category', () => {
  expect(render(<RelatedStories stories={[]} />).container.childElementCount).toBe(0);
});
