/** Remembers from which socket a request came; the web's Request has no place for it. */
export function createClientAddresses(trustProxy: boolean): {
  remember(request: Request, address: string): void;
  find(request: Request): string;
} {
  const addresses = new WeakMap<Request, string>();
  return {
    remember(request, address) {
      addresses.set(request, (trustProxy && lastForwarded(request)) || address);
    },
    find: (request) => addresses.get(request) ?? 'unknown',
  };
}

/** What our own proxy appended; everything before it the caller may have made up. */
function lastForwarded(request: Request): string {
  return (request.headers.get('x-forwarded-for') ?? '').split(',').at(-1)?.trim() ?? '';
}
