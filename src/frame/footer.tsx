import styled from 'styled-components';
import { siteCopy } from '#content/copy/parts/site.ts';
import { footerColumns, legalLinks } from '#content/page/navigation.ts';
import { companyLegal, siteValues } from '#content/site.ts';
import { OutsideLink } from '#features/outside-link/outside-link.tsx';
import { media } from '#theme/media.ts';
import { surfaces } from '#theme/surfaces.ts';
import { theme } from '#theme/theme.ts';
import { TextLink } from '#ui/button/page-link.tsx';
import { Page } from '#ui/layout/band.tsx';

const { floor, street, city, postcode } = siteValues.postalAddress.value;

const builtAt = new Date();

export function Footer() {
  return (
    <FooterFrame>
      <Page>
        <p className="motto">{siteCopy.footer.motto}</p>
        <nav aria-label={siteCopy.footerNavigation}>
          {footerColumns.map((column) => (
            <section key={column.id}>
              <h2>{column.heading}</h2>
              <ul role="list">
                {column.links.map((link) => (
                  <li key={link.to}>
                    <TextLink to={link.to}>{link.label}</TextLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <section>
            <h2>{companyLegal}</h2>
            <address>
              {floor}
              <br />
              {street}
              <br />
              {city} {postcode}
            </address>
          </section>
        </nav>
        <div className="fine">
          <span>
            © <Year /> {companyLegal}
          </span>
          {legalLinks.map((link) => (
            <OutsideLink key={link.label} address={link.address}>
              {link.label}
            </OutsideLink>
          ))}
        </div>
      </Page>
    </FooterFrame>
  );
}

/** Renders the year of the build; enhance-frame.ts replaces it with the year of the visit. */
function Year() {
  return <span data-year="">{builtAt.getUTCFullYear()}</span>;
}

const FooterFrame = styled.footer`
  ${surfaces.night}
  border-top: ${theme.length.lineBold} solid ${theme.color.border};

  > div {
    padding-block: ${theme.space[8]} ${theme.space[6]};
  }
  .motto {
    max-width: none;
    margin-bottom: ${theme.space[7]};
    font: 800 ${theme.text.mast} / 0.85 ${theme.font.display};
  }
  nav {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
    gap: ${theme.space[6]} ${theme.space[5]};
  }
  h2 {
    margin-bottom: 0.8rem;
    font-size: 1.25rem;
    letter-spacing: 0.02em;
  }
  address {
    font-style: normal;
  }
  a {
    display: inline-flex;
    gap: 0.35em;
    align-items: center;
    min-height: ${theme.length.tap};
  }
  a svg {
    width: 0.7em;
    height: 0.7em;
  }
  .fine {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[6]};
    align-items: center;
    margin-top: ${theme.space[7]};
    padding-top: ${theme.space[5]};
    border-top: ${theme.length.line} solid currentColor;
    font-size: ${theme.text.label};
  }
  ${media.print} {
    display: none;
  }
`;
