import styled from 'styled-components';
import { mailingFormCopy } from '#content/copy/parts/forms.ts';
import { theme } from '#theme/theme.ts';
import type { Response } from './use-mailing-form.ts';

const { sent, offline } = mailingFormCopy;

/** Renders the form's error and success areas, both hidden at first (specification, section 4). */
export function ResponseAreas({ response }: { readonly response: Response }) {
  const isHeld = response === 'held';
  const isSent = response === 'sent';
  return (
    <>
      <Area id="error-response" role="alert" hidden={!isHeld}>
        {isHeld && (
          <>
            <Sign drawing="M12 3v11M12 18v3.5" />
            {offline}
          </>
        )}
      </Area>
      <Area id="success-response" role="status" hidden={!isSent}>
        {isSent && (
          <>
            <Sign drawing="M4 12.5l5 5L20 6.5" />
            {sent}
          </>
        )}
      </Area>
    </>
  );
}

/** Renders an inline icon, because the sprite may not be loaded when there is no network. */
function Sign({ drawing }: { readonly drawing: string }) {
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
      <path d={drawing} fill="none" stroke="currentColor" strokeWidth="2.8" />
    </svg>
  );
}

const Area = styled.div`
  display: flex;
  gap: 0.9rem;
  align-items: start;
  padding: ${theme.space[4]} 1.25rem;
  border: ${theme.length.lineBold} solid ${theme.color.border};
  border-left: 12px solid ${theme.color.brand};
  border-radius: ${theme.length.corner};
  background: ${theme.color.raised};
  font-weight: 700;
  line-height: 1.4;

  &:where([role='alert']) {
    border-left-color: ${theme.color.accent};
  }
  svg {
    flex: none;
  }
`;
