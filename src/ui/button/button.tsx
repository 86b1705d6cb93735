import styled from 'styled-components';
import { buttonLook, type ButtonLookProps } from './button-look.ts';

export const Button = styled.button<ButtonLookProps>`
  ${buttonLook}
`;
