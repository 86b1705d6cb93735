const hexadecimal = /^(?=.*[0-9])(?=.*[a-f])[0-9a-f]{6,64}$/i;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const mixed = /^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])[A-Za-z0-9]{16,}$/;

/**
 * Returns true if a path segment, without slashes, is a `{hash}` of the specification (decision 7).
 */
export function isRedirectToken(segment: string, configured: readonly string[] = []): boolean {
  if (segment === '') return false;
  return (
    hexadecimal.test(segment) ||
    uuid.test(segment) ||
    mixed.test(segment) ||
    configured.includes(segment)
  );
}

/** Further tokens that were printed somewhere and redirect to the guide. */
export const redirectTokens: readonly string[] = [];
