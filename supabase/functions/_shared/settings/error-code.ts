/** What may be logged of an error: its code or its name. Messages quote what visitors typed. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code: unknown = Reflect.get(error, 'code');
  const isPlain = typeof code === 'string' && /^\w{1,60}$/.test(code);
  return isPlain ? code : error.name.slice(0, 60);
}
