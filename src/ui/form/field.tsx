import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly id: string;
  readonly label: string;
  /** Stands between the label and the input. */
  readonly note?: ReactNode;
}

/** Renders a label above its input; required fields have an asterisk. */
export function Field({ id, label, note, ...input }: FieldProps) {
  return (
    <Frame>
      <label htmlFor={id}>
        {label}
        {input.required && <Required aria-hidden="true"> *</Required>}
      </label>
      {note}
      <Input id={id} {...input} />
    </Frame>
  );
}

export const Required = styled.span`
  color: ${theme.color.accentText};
`;

export const Frame = styled.div`
  flex: 1 1 16rem;
  max-width: 34rem;

  label {
    margin-bottom: 0.4rem;
  }
`;

export const Input = styled.input`
  width: 100%;
  min-height: 3.25rem;
  padding: 0.7rem 0.9rem;
  border: ${theme.length.lineBold} solid ${theme.color.border};
  border-radius: ${theme.length.corner};
  background: ${theme.color.raised};
  font: 400 1.125rem/1.4 ${theme.font.reading};

  &:disabled {
    border-style: dashed;
  }
`;

/** Error message under a field. */
export const FieldError = styled.p`
  max-width: none;
  margin-top: ${theme.space[2]};
  padding-left: ${theme.space[3]};
  border-left: 6px solid ${theme.color.accent};
  font-weight: 700;
  line-height: 1.4;
  color: ${theme.color.accentText};
`;
