type Field = HTMLInputElement | HTMLTextAreaElement;

/** Typed or chosen values by the field's id or name. */
type TypedFields = ReadonlyMap<string, FieldValue>;

interface FieldValue {
  readonly field: Field;
  readonly value: string;
  readonly isChecked: boolean;
  readonly hasFocus: boolean;
}

interface FieldWatch {
  /** Returns the values as they were before the last change of the markup. */
  latest(): TypedFields;
  /** Calls back when the focus enters a copy that has replaced a field rendered by React. */
  onReplaced(callback: () => void): void;
  stop(): void;
}

/** Keeps a copy of the values of the fields in an element, because their elements may be replaced. */
export function watchFields(element: HTMLElement): FieldWatch {
  let fields = readFields(element);
  /** Keys of the fields that React has rendered. */
  const own = new Set<string>();
  const read = () => {
    fields = readFields(element);
    for (const field of findFields(element)) if (isOfReact(field)) own.add(keyOf(field));
  };
  // A component that clears its field also changes an attribute. A new field is ignored: it is
  // empty because the markup was replaced.
  const observer = new MutationObserver(() => {
    const now = readFields(element);
    const isReplaced = [...fields].some(([key, { field }]) => now.get(key)?.field !== field);
    if (!isReplaced) fields = now;
  });
  observer.observe(element, { attributes: true, subtree: true });
  const controller = new AbortController();
  const { signal } = controller;
  element.addEventListener('input', read, { signal });
  element.addEventListener('focusin', read, { signal });
  let onReplaced: (() => void) | undefined;
  const checkOwner = ({ target }: Event) => {
    const isCopy = [...findFields(element)].some(
      (field) => field === target && own.has(keyOf(field)) && !isOfReact(field),
    );
    if (isCopy) onReplaced?.();
  };
  element.addEventListener('focusin', checkOwner, { signal });
  return {
    latest: () => fields,
    onReplaced(callback) {
      onReplaced = callback;
      // By now React has rendered its fields.
      read();
    },
    stop() {
      observer.disconnect();
      controller.abort();
    },
  };
}

function readFields(element: HTMLElement): TypedFields {
  const fields = [...findFields(element)].map((field) => {
    const isChecked = field instanceof HTMLInputElement && field.checked;
    const hasFocus = field === document.activeElement;
    return [keyOf(field), { field, value: field.value, isChecked, hasFocus }] as const;
  });
  return new Map(fields);
}

/**
 * Writes the values into fields with the same id or name, with input events for the component that renders
 * them.
 */
export function restoreFields(element: HTMLElement, fields: TypedFields): void {
  for (const field of findFields(element)) {
    const before = fields.get(keyOf(field));
    if (!before) continue;
    if (isCheckable(field)) {
      if (field.checked !== before.isChecked) field.click();
    } else if (before.value !== field.defaultValue) type(field, before.value);
    if (before.hasFocus && document.activeElement !== field) field.focus({ preventScroll: true });
  }
}

/** Sets the value through the prototype, because React ignores a value that was set through the element. */
function type(field: Field, value: string): void {
  field.value = '';
  const prototype: object = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function findFields(element: HTMLElement): Iterable<Field> {
  return element.querySelectorAll<Field>('input:not([type=hidden]),textarea');
}

/** Identifies a field in its island. Radio buttons of one name are not told apart: no island starts with any. */
function keyOf({ id, name }: Field): string {
  return id || name;
}

/** Returns whether React rendered a field. React marks its fields and ignores unmarked copies. */
function isOfReact(field: Field): boolean {
  return Object.keys(field).some((name) => name.startsWith('__reactProps$'));
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
