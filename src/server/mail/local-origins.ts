/**
 * The origins under which pages of this server call it: `localhost` and its addresses are different
 * ones. A host beyond loopback needs SITE_ORIGINS, with the name that visitors use.
 */
export function localOrigins(port: number): readonly string[] {
  const names = ['localhost', '127.0.0.1', '[::1]'];
  return names.map((name) => new URL(`http://${name}:${port}`).origin);
}
