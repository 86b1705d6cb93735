import { useState } from 'react';
import styled from 'styled-components';
import { forGrownUps } from '#content/copy/parts/for-grown-ups.ts';
import { mailingFormCopy, type MailingField as FieldCopy } from '#content/copy/parts/forms.ts';
import { cleanEmailAddress, isEmailAddress } from '#function/contract/email-address.ts';
import { media } from '#theme/media.ts';
import { FieldError, Frame, Input, Required } from '#ui/form/field.tsx';
import { ForGrownUps } from '#ui/form/for-grown-ups.tsx';

/**
 * Renders one line of the form. The field is uncontrolled, so that text typed before hydration is kept. The
 * browser validates it; with script the error is shown beside the field.
 */
export function MailingField({ field }: { readonly field: FieldCopy }) {
  const { name, type, label, required, autoComplete, rows, missing } = field;
  const [{ status }, setFault] = useState<FieldFault>({ status: 'none' });
  const [presses, setPresses] = useState(0);
  const errorId = `${name}-error`;
  const noteId = type === 'email' ? `${name}-grown-ups` : undefined;
  const attributes = { id: name, name, required, autoComplete };

  function onInvalid(event: React.InvalidEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    event.preventDefault();
    setFault(fieldFault(input.validity));
    setPresses((count) => count + 1);
    // `preventDefault` also keeps the browser from focusing the first invalid field.
    if (isFirstFault(input)) input.focus();
  }
  return (
    <Line>
      <label htmlFor={name}>
        {label}
        {required && <Required aria-hidden="true"> *</Required>}
      </label>
      {type === 'textarea' ? (
        <Area as="textarea" rows={rows} {...attributes} />
      ) : (
        <Input
          type={type}
          // A name that consists of spaces counts as missing.
          {...(type === 'text' && required && { pattern: '.*\\S.*' })}
          {...attributes}
          aria-describedby={
            [noteId, status !== 'none' && errorId].filter(Boolean).join(' ') || undefined
          }
          {...(status !== 'none' && { 'aria-invalid': true })}
          onInvalid={onInvalid}
          // An error that changed with every letter would be announced with every letter.
          onInput={({ currentTarget: { validity } }) =>
            validity.valid && setFault({ status: 'none' })
          }
          ref={type === 'email' ? cleanAtChange : undefined}
        />
      )}
      {noteId && <ForGrownUps id={noteId} {...forGrownUps} />}
      {/* The key makes screen readers announce the same error again after each press. */}
      {status !== 'none' && (
        <FieldError key={presses} id={errorId} role="alert">
          {status === 'missing' ? missing : mailingFormCopy.invalidEmail}
        </FieldError>
      )}
    </Line>
  );
}

/**
 * Cleans a pasted address: browsers refuse invisible characters in it. They fire the native
 * `change` event, for which React has no handler, before they validate the fields.
 */
function cleanAtChange(input: HTMLInputElement): () => void {
  const clean = () => {
    const address = cleanEmailAddress(input.value);
    if (isEmailAddress(address) && address !== input.value) input.value = address;
  };
  input.addEventListener('change', clean);
  return () => input.removeEventListener('change', clean);
}

function isFirstFault(input: HTMLInputElement): boolean {
  const fields = input.form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [];
  return [...fields].find((field) => !field.validity.valid) === input;
}

interface FieldFault {
  readonly status: 'none' | 'missing' | 'malformed';
}

/** Returns why the browser refuses a field. A required line of spaces counts as empty. */
function fieldFault(
  validity: Pick<ValidityState, 'valid' | 'typeMismatch' | 'badInput'>,
): FieldFault {
  if (validity.valid) return { status: 'none' };
  return { status: validity.typeMismatch || validity.badInput ? 'malformed' : 'missing' };
}

/** Renders a hidden field that only bots fill in. */
export function Honeypot({ name }: { readonly name: string }) {
  return (
    <Trap aria-hidden="true">
      <input type="text" name={name} tabIndex={-1} autoComplete="off" />
    </Trap>
  );
}

const Line = styled(Frame)`
  min-width: 0;
  max-width: none;
`;

const Area = styled(Input)`
  display: block;
  resize: vertical;
`;

const Trap = styled.div`
  position: absolute;
  left: -6000px;

  ${media.print} {
    display: none;
  }
`;
