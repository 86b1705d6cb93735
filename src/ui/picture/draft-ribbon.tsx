import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** A ribbon across a corner of the picture of a story that is not published. */
export const DraftRibbon = styled.p`
  position: absolute;
  top: ${theme.space[4]};
  left: 0;
  margin: 0;
  padding: 0.35em 0.9em;
  border: ${theme.length.lineBold} solid ${theme.color.dark};
  border-left: 0;
  background: ${theme.color.accent};
  color: ${theme.color.dark};
  font: 800 ${theme.text.h4} / 1 ${theme.font.display};
`;
