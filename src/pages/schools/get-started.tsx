import styled from 'styled-components';
import { schoolsCopy } from './schools-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { ButtonLink, ButtonRow } from '#ui/button/button.tsx';
import { Drawing } from '#ui/picture/drawing.tsx';
import { Lead } from '#ui/text/kicker.tsx';

const { heading, lead, buttons } = schoolsCopy.start;

/** Renders the centre circle with three links. */
export function GetStarted() {
  return (
    <Circle data-surface="brand">
      <Drawing href="/art/kit.svg#centre-circle" width={1760} height={800} strokeWidth={8} />
      <Page>
        <h2>{heading}</h2>
        <Lead>{lead}</Lead>
        <Buttons>
          {buttons.map(({ label, to }) => (
            <ButtonLink key={label} to={to}>
              {label}
            </ButtonLink>
          ))}
        </Buttons>
      </Page>
    </Circle>
  );
}

const Circle = styled(Band)`
  overflow: hidden;
  text-align: center;

  > svg {
    position: absolute;
    top: 50%;
    left: 50%;
    width: max(110rem, 100%);
    max-width: none;
    transform: translate(-50%, -50%);
    color: ${theme.color.brandStripe};
  }
  > div {
    position: relative;
  }
  h2 {
    font-size: ${theme.text.mast};
    line-height: 0.85;
  }
  h2 + p {
    margin: 1.25rem auto 0;
  }
  ${media.print} {
    > svg {
      display: none;
    }
  }
`;

const Buttons = styled(ButtonRow)`
  justify-content: center;
`;
