import { createLink } from '@tanstack/react-router';
import styled from 'styled-components';

/** An ordinary link within the site. */
export const TextLink = createLink(styled.a``);
