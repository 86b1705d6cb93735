// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RelatedStories } from '#sections/story/story-rest.tsx';

describe('the row of related stories', () => {
  it('is not there when no other story shares a category', () => {
    expect(render(<RelatedStories stories={[]} />).container.childElementCount).toBe(0);
  });
});
