import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** A picture in a thick border, which keeps its shape while it loads. */
export const FramedPicture = styled.div`
  position: relative;
  border: ${theme.length.lineBold} solid ${theme.color.border};
  background: ${theme.color.muted};

  > img {
    width: 100%;
  }
`;
