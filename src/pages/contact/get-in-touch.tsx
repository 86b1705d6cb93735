import styled from 'styled-components';
import { contactCopy } from './contact-copy.ts';
import { MailingForm } from '#features/mailing-form/mailing-form.island.tsx';
import { twoColumnForm } from '#features/mailing-form/two-column-form.ts';
import { Island } from '#islands/island.tsx';
import { OutsideLink } from '#features/outside-link/outside-link.tsx';
import { theme } from '#theme/theme.ts';

const { heading, text, required, fields } = contactCopy.form;

export function GetInTouch() {
  return (
    <Part>
      <h2>{heading}</h2>
      <p>{text}</p>
      <Island>
        <MailingForm label={contactCopy.hero.headline} form={fields} required={required} hasArrow />
      </Island>
    </Part>
  );
}

export function Follow() {
  const { heading, links } = contactCopy.social;
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

const Part = styled.section`
  h2 {
    margin-bottom: ${theme.space[3]};
  }
  form {
    margin-top: ${theme.space[6]};
  }
  button {
    min-width: min(14rem, 100%);
  }
  ${twoColumnForm('EMAIL')}
`;

const List = styled.ul`
  border-top: ${theme.length.lineBold} solid ${theme.color.border};

  a {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.5rem;
    padding: ${theme.space[2]} 0;
    border-bottom: ${theme.length.line} solid ${theme.color.border};
    color: ${theme.color.text};
    font: 800 1.5rem/1 ${theme.font.display};
    text-decoration: none;
  }
  a:hover {
    padding-inline: ${theme.space[3]};
    background: ${theme.color.highlight};
    color: ${theme.color.dark};
  }
  svg {
    flex: none;
    width: 1.1rem;
  }
`;
