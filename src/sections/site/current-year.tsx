import { useNow } from '#platform/hooks/use-now.ts';

export function CurrentYear() {
  return useNow().getUTCFullYear();
}
