import { useEffect } from 'react';
import styled from 'styled-components';
import { mailingFormCopy, type MailingFormCopy } from '#content/copy/parts/forms.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { pendingMark } from '#content/owner-value.ts';
import { useOnline } from '#platform/hooks/use-online.ts';
import { type ProviderConfig, publicConfig } from '#shared/public-config.ts';
import { theme } from '#theme/theme.ts';
import { ArrowRun } from '#ui/button/arrow.tsx';
import { Button } from '#ui/button/button.tsx';
import { Required } from '#ui/form/field.tsx';
import { MailingField, Honeypot } from './mailing-field.tsx';
import { ResponseAreas } from './response-areas.tsx';
import { useMailingForm } from './use-mailing-form.ts';

interface MailingFormProps {
  /** The form's accessible name. */
  readonly label: string;
  readonly form: MailingFormCopy;
  /** What the asterisk means. */
  readonly required?: string;
  /** An arrow stands behind the button's words. */
  readonly hasArrow?: boolean;
}

const { provider } = publicConfig;
const { action, honeypot, tags } = providerEmbed(provider);
const pending = isPlaceholder(provider) ? pendingMark(mailingFormCopy.account) : {};

/**
 * A form of the mailing provider: a real one, posted by the browser into a new tab with no script
 * at all (decision 15). Each field is a child of the form, so a section can lay them out.
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
      {/* Screen readers say of each such field that it is required. */}
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
          {hasArrow && <ArrowRun />}
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

/** The provider's own scripts, where the build names any. Whether they come changes nothing here. */
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
    // The form works without them, so nobody needs to know.
  }
}

interface ProviderEmbed {
  /** Where the form posts to. */
  readonly action: string;
  /** The field that only a robot fills in. */
  readonly honeypot: string;
  readonly tags: string;
}

/** The provider's public embed code, in the shape of section 7 of the specification. */
export function providerEmbed({ account, u, id, tag }: ProviderConfig): ProviderEmbed {
  return {
    action: `https://${account}/subscribe/post?u=${u}&id=${id}`,
    honeypot: `b_${u}_${id}`,
    tags: tag,
  };
}

/** The owner's account is not known yet: the form posts to a host that does not exist. */
export function isPlaceholder({ account }: ProviderConfig): boolean {
  return account === 'placeholder.invalid';
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

/** A quiet line under a field or a button. */
const Hint = styled.p`
  margin-top: 0.35rem;
  font-size: ${theme.text.label};
  color: ${theme.color.textSoft};
`;
