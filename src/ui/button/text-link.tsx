import styled from 'styled-components';
import { pageLink } from './page-link.tsx';

/** An ordinary link within the site. */
export const TextLink = pageLink(styled.a``);
