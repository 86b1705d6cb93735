import { findProgram } from '../../support/servers/find-program.ts';

/** Returns the path of the first of these programs that this machine has. */
export function findEngineProgram(...names: readonly string[]): string {
  const variable = (name: string) => `${name.toUpperCase().replaceAll('-', '_')}_PATH`;
  const found = names.map((name) => findProgram(name, variable(name))).find((path) => path);
  if (!found)
    throw new Error(`${names[0]} is missing: install it, or set ${variable(names[0] ?? '')}`);
  return found;
}
