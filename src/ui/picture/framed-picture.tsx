import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** Widths of a picture in the columns of a `Grid`, as in the attribute `sizes`. */
export const cardPictureSizes = '(min-width: 70rem) 27rem, (min-width: 44rem) 46vw, 92vw';

/** A picture in a thick border, which keeps its shape while it loads. */
export const FramedPicture = styled.div`
  border: ${theme.length.lineBold} solid ${theme.color.border};
  background: ${theme.color.muted};

  img {
    aspect-ratio: 3/2;
    width: 100%;
    object-fit: cover;
  }
`;
