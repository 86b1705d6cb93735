import { useState } from 'react';
import styled from 'styled-components';
import { mailingFormCopy, type MailingField as FieldCopy } from '#content/copy/parts/forms.ts';
import { media } from '#theme/media.ts';
import { FieldError, Frame, Input, Required } from '#ui/form/field.tsx';

/**
 * One line of the form. The field keeps its own text, so nothing typed before the page's script
 * came is lost; the browser checks it, and with script the words stand beside it.
 */
export function MailingField({ field }: { readonly field: FieldCopy }) {
  const { name, type, label, required, autoComplete, rows, missing } = field;
  const [{ status }, setFault] = useState<FieldFault>({ status: 'none' });
  const [presses, setPresses] = useState(0);
  const errorId = `${name}-error`;
  const attributes = { id: name, name, required, autoComplete };

  function onInvalid(event: React.InvalidEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    event.preventDefault();
    setFault(fieldFault(input.validity));
    setPresses((count) => count + 1);
    // The browser gives up its own bubble together with the way to the first faulty field.
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
          // A name made of spaces is none, with or without script.
          {...(type === 'text' && required && { pattern: '.*\\S.*' })}
          {...attributes}
          {...(status !== 'none' && { 'aria-invalid': true, 'aria-describedby': errorId })}
          onInvalid={onInvalid}
          // Words that changed with every letter would be told with every letter.
          onInput={({ currentTarget: { validity } }) =>
            validity.valid && setFault({ status: 'none' })
          }
        />
      )}
      {/* The same words are told anew at every press, also where the focus does not move. */}
      {status !== 'none' && (
        <FieldError key={presses} id={errorId} role="alert">
          {status === 'missing' ? missing : mailingFormCopy.invalidEmail}
        </FieldError>
      )}
    </Line>
  );
}

function isFirstFault(input: HTMLInputElement): boolean {
  const fields = input.form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [];
  return [...fields].find((field) => !field.validity.valid) === input;
}

interface FieldFault {
  readonly status: 'none' | 'missing' | 'malformed';
}

/** Why the browser refuses a field. A required line of nothing but spaces counts as empty. */
export function fieldFault(
  validity: Pick<ValidityState, 'valid' | 'typeMismatch' | 'badInput'>,
): FieldFault {
  if (validity.valid) return { status: 'none' };
  return { status: validity.typeMismatch || validity.badInput ? 'malformed' : 'missing' };
}

/** A field that nobody sees, hears or reaches: whoever fills it in is not a person. */
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
