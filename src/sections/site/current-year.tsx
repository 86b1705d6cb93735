import { useNow } from '#features/clock/use-now.ts';

export function CurrentYear() {
  return useNow().getUTCFullYear();
}
