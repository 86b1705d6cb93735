/**
 * Escapes text for HTML and XML, between tags and in a double-quoted attribute. `escapeHtml` of the mail function
 * escapes more, because it cannot know where its result is used.
 */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
