/**
 * Where an arrow key, Home or End leads in a row or column of `count` things.
 * Arrows go round. Undefined for any other key.
 */
export function arrowTarget(
  key: string,
  from: number,
  count: number,
  direction: 'horizontal' | 'vertical',
): number | undefined {
  const [back, forth] =
    direction === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (key === back) return (from - 1 + count) % count;
  if (key === forth) return (from + 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
