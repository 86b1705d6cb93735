import styled from 'styled-components';
import { contactCopy } from '#content/copy/contact.ts';
import { OutsideLink } from '#features/outside-link/outside-link.tsx';
import { theme } from '#theme/theme.ts';

const { heading, links } = contactCopy.social;

export function Follow() {
  return (
    <section>
      <h2>{heading}</h2>
      <List role="list">
        {links.map(({ label, address }) => (
          <li key={label}>
            <OutsideLink address={address}>{label}</OutsideLink>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  border-top: ${theme.length.lineBold} solid ${theme.color.rule};

  a {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.5rem;
    padding: 0.5rem 0;
    border-bottom: ${theme.length.line} solid ${theme.color.rule};
    color: ${theme.color.ink};
    font: 800 1.5rem/1 ${theme.font.display};
    text-decoration: none;
  }
  a:hover {
    padding-inline: 0.75rem;
    background: ${theme.color.lamp};
    color: ${theme.color.print};
  }
  svg {
    flex: none;
    width: 1.1rem;
  }
`;
