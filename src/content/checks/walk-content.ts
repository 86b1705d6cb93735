/** Yields all nested objects, outermost first, in the order of the page. */
export function* everyObject(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  const parts: readonly [string, unknown][] = Object.entries(value);
  if (!Array.isArray(value)) yield Object.fromEntries(parts);
  for (const [, part] of parts) yield* everyObject(part);
}

/** Yields all nested strings in the order of the page. */
export function* everyText(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null) return;
  const parts: readonly unknown[] = Object.values(value);
  for (const part of parts) yield* everyText(part);
}
