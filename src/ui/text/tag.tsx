import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

interface TagProps {
  /** Instant at which a prize draw closes, as ISO text; after it, script adds `data-over`. */
  readonly 'data-deadline'?: string;
}

export const Tag = styled.li<TagProps>`
  display: inline-block;
  padding: 0.45em 0.65em;
  border: ${theme.length.line} solid currentColor;
  border-radius: ${theme.length.corner};
  font: 700 ${theme.text.label} / 1 ${theme.font.reading};

  &:where([data-over]) {
    border-color: ${theme.color.dark};
    background: ${theme.color.accent};
    color: ${theme.color.dark};
  }
  /* Hidden but laid out, so that nothing moves when script sets data-over. */
  &[data-deadline]:not([data-over]) {
    visibility: hidden;
  }
`;

export const TagList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
