import { useEffect, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { mailingFormCopy, type MailingFormCopy } from '#content/copy/parts/forms.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { pendingMark } from '#content/owner-value.ts';
import { type ProviderConfig, publicConfig } from '#shared/public-config.ts';
import { theme } from '#theme/theme.ts';
import { ArrowRight } from '#ui/button/arrow.tsx';
import { Button } from '#ui/button/button.tsx';
import { Required } from '#ui/form/field.tsx';
import { isOnline, subscribeToNetworkStatus } from '#platform/network/network-status.ts';
import { MailingField, Honeypot } from './mailing-field.tsx';
import { useMailingForm, type Response } from './use-mailing-form.ts';

interface MailingFormProps {
  /** The form's accessible name. */
  readonly label: string;
  readonly form: MailingFormCopy;
  /** Explanation of the asterisk. */
  readonly required?: string;
  /** True to show an arrow after the button's label. */
  readonly hasArrow?: boolean;
}

const { provider } = publicConfig;
const { action, honeypot, tags } = providerEmbed(provider);
const pending = isPlaceholder(provider) ? pendingMark(mailingFormCopy.account) : {};

/**
 * Renders a form of the mailing provider, which the browser posts into a new tab, also without script
 * (decision 15). Each field is a child of the form, so that a page can lay the fields out.
 */
export function MailingForm({
  label,
  form,
  required = mailingFormCopy.required,
  hasArrow = false,
}: MailingFormProps) {
  const { response, handlers } = useMailingForm(honeypot);
  useProviderScripts(provider.scripts);
  const hasNetwork = useOnline();
  return (
    <Form
      method="post"
      target="_blank"
      rel="noopener"
      action={action}
      aria-label={label}
      {...pending}
      {...handlers}
    >
      {/* Hidden from screen readers, which announce required fields themselves. */}
      <p aria-hidden="true">
        <b>
          <Required>*</Required> {required}
        </b>
      </p>
      {form.fields.map((field) => (
        <MailingField key={field.name} field={field} />
      ))}
      {form.tags && <input type="hidden" name="tags" value={tags} />}
      <Honeypot name={honeypot} />
      <ResponseAreas response={response} />
      <div>
        <Button type="submit">
          {form.button}
          {hasArrow && <ArrowRight />}
        </Button>
        <Hint>
          {hasNetwork
            ? mailingFormCopy.newTab
            : `${mailingFormCopy.newTab} (${siteCopy.needsInternet})`}
        </Hint>
      </div>
    </Form>
  );
}

/** Loads the provider's own scripts where the build names any. The form works without them. */
function useProviderScripts(addresses: readonly string[]): void {
  useEffect(() => {
    if (addresses.length > 0) void loadScripts(addresses);
  }, [addresses]);
}

async function loadScripts(addresses: readonly string[]): Promise<void> {
  try {
    const { loadProviderScripts } = await import('./load-provider-scripts.ts');
    await loadProviderScripts(addresses);
  } catch {
    // The form works without them.
  }
}

interface ProviderEmbed {
  /** Address that the form posts to. */
  readonly action: string;
  /** Name of the field that only bots fill in. */
  readonly honeypot: string;
  readonly tags: string;
}

/** Returns the parts of the provider's public embed code (section 7 of the specification). */
export function providerEmbed({ account, u, id, tag }: ProviderConfig): ProviderEmbed {
  return {
    action: `https://${account}/subscribe/post?u=${u}&id=${id}`,
    honeypot: `b_${u}_${id}`,
    tags: tag,
  };
}

/** Returns true while the owner's account is unknown and the form posts to a host that does not exist. */
export function isPlaceholder({ account }: ProviderConfig): boolean {
  return account === 'placeholder.invalid';
}

const { sent, offline } = mailingFormCopy;

/** Renders the form's error and success areas, both hidden at first (specification, section 4). */
function ResponseAreas({ response }: { readonly response: Response }) {
  const isHeld = response === 'held';
  const isSent = response === 'sent';
  return (
    <>
      <Area id="error-response" role="alert" hidden={!isHeld}>
        {isHeld && (
          <>
            <StatusIcon drawing="M12 3v11M12 18v3.5" />
            <span>{offline}</span>
          </>
        )}
      </Area>
      <Area id="success-response" role="status" hidden={!isSent}>
        {isSent && (
          <>
            <StatusIcon drawing="M4 12.5l5 5L20 6.5" />
            <span>{sent}</span>
          </>
        )}
      </Area>
    </>
  );
}

/** Renders an inline icon, because the sprite may not be loaded when there is no network. */
function StatusIcon({ drawing }: { readonly drawing: string }) {
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
      <path d={drawing} fill="none" stroke="currentColor" strokeWidth="2.8" />
    </svg>
  );
}

/** Returns the browser's online status; true while prerendering. */
function useOnline(): boolean {
  return useSyncExternalStore(subscribeToNetworkStatus, isOnline, () => true);
}

const Form = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};

  > p {
    margin: 0;
  }
`;

/** A line in a softer colour under the button. */
const Hint = styled.p`
  margin-top: 0.35rem;
  font-size: ${theme.text.label};
  color: ${theme.color.textSoft};
`;

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
