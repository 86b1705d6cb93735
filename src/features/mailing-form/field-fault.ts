export interface FieldFault {
  readonly status: 'none' | 'missing' | 'malformed';
}

/** Why the browser refuses a field. A required line of nothing but spaces counts as empty. */
export function fieldFault(
  validity: Pick<ValidityState, 'valid' | 'typeMismatch' | 'badInput'>,
): FieldFault {
  if (validity.valid) return { status: 'none' };
  return { status: validity.typeMismatch || validity.badInput ? 'malformed' : 'missing' };
}
