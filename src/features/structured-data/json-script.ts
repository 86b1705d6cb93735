/** JSON that can stand inside a script element: no `<` in it can end or open an element. */
export function jsonScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
