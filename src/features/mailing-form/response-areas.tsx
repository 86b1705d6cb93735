import styled from 'styled-components';
import { mailingFormCopy } from '#content/copy/forms.ts';
import { theme } from '#theme/theme.ts';
import { Icon } from '#ui/icon.tsx';
import type { Response } from './use-mailing-form.ts';

const { sent, offline } = mailingFormCopy;

/** The form's error and success areas, both hidden at first (specification, section 4). */
export function ResponseAreas({ response }: { readonly response: Response }) {
  const isHeld = response === 'held';
  const isSent = response === 'sent';
  return (
    <>
      <Area id="error-response" role="alert" hidden={!isHeld} $edge={theme.color.flag}>
        {isHeld && (
          <>
            <Icon name="wifi-off" size="1.75rem" />
            {offline}
          </>
        )}
      </Area>
      <Area id="success-response" role="status" hidden={!isSent} $edge={theme.color.pitch}>
        {isSent && (
          <>
            <Icon name="check" size="1.75rem" />
            {sent}
          </>
        )}
      </Area>
    </>
  );
}

const Area = styled.div<{ readonly $edge: string }>`
  display: flex;
  gap: 0.9rem;
  align-items: start;
  padding: 1rem 1.25rem;
  border: ${theme.length.lineBold} solid ${theme.color.rule};
  border-left: 12px solid ${({ $edge }) => $edge};
  border-radius: ${theme.length.corner};
  background: ${theme.color.sheet};
  font-weight: 700;
  line-height: 1.4;
`;
