/** Elements that can have the focus in the document itself. */
const focusable =
  'html,body,dialog,a,area,button,input,select,textarea,summary,iframe,audio,video,[tabindex],[contenteditable]';

/**
 * Returns whether a key was pressed in a shadow root, such as a dictionary that an extension opened. The event
 * then names the root's host, which does not get the focus itself.
 */
export function isInShadowRoot({ target }: KeyboardEvent): boolean {
  return target instanceof Element && (target.shadowRoot !== null || !target.matches(focusable));
}
