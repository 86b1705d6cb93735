export function pathOf(url: string): string {
  return new URL(url).pathname;
}
