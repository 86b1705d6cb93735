import styled from 'styled-components';
import { company, product } from '#content/site.ts';
import { theme } from '#theme/theme.ts';
import { pageLink } from '#ui/button/page-link.tsx';

export function Logo() {
  return (
    <HomeLink to="/">
      {company}
      <small>{product}</small>
    </HomeLink>
  );
}

const HomeLink = pageLink(styled.a`
  display: block;
  flex: none;
  padding: 0.6rem 0;
  font: 800 1.75rem/0.86 ${theme.font.display};
  color: ${theme.color.ink};
  text-decoration: none;

  small {
    display: block;
    margin-top: 0.3rem;
    font: 700 0.9375rem/1.2 ${theme.font.reading};
  }
`);
