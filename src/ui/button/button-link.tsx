import styled from 'styled-components';
import { buttonLook, type ButtonLookProps } from './button-look.ts';
import { pageLink } from './page-link.tsx';

/** A link to another site that looks like a button. */
export const ButtonAnchor = styled.a<ButtonLookProps>`
  ${buttonLook}
`;

/** A link within the site that looks like a button. */
export const ButtonLink = pageLink(ButtonAnchor);
