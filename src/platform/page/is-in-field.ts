/** Returns whether an event's target is in a field, where keys have a meaning of their own. */
export function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input,select,textarea,[contenteditable]') !== null
  );
}
