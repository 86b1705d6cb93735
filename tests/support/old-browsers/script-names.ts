import { type Feature, known, lackingIn } from './oldest.ts';

/** Members of built-in objects, such as `at`. Calls of these names are always checked. */
const builtins = new Map<string, Feature[]>();
/** Members of any object of JavaScript or the browser. */
const members = new Map<string, Feature[]>();
const globals = new Map<string, Feature[]>();
const statics = new Map<string, Feature[]>();

/** Namespaces, whose members are called by their full names only, such as `Math.max`. */
const namespaces = ['Atomics', 'Intl', 'JSON', 'Math', 'Reflect', 'Temporal'];
const { Intl: international, ...ordinary } = known.builtins.inner;
const holders = {
  ...ordinary,
  ...international?.inner,
  ...(international && { Intl: international }),
};

for (const [holder, { feature, inner }] of [
  ...Object.entries(known.api.inner),
  ...Object.entries(holders),
]) {
  if (feature) add(globals, holder, feature);
  const isBuiltin = holder in holders && !namespaces.includes(holder);
  for (const [name, { feature: member }] of Object.entries(inner)) {
    if (!member) continue;
    const plain = name.replace(/_static$/, '');
    add(statics, `${holder}.${plain}`, member);
    add(members, plain, member);
    if (isBuiltin) add(builtins, plain, member);
  }
}

function add(names: Map<string, Feature[]>, name: string, feature: Feature): void {
  names.set(name, [...(names.get(name) ?? []), feature]);
}

/** Returns the oldest browsers that lack this global. */
export const globalLackingIn = (name: string) => lackingOf(globals, name) ?? [];

/** Returns the oldest browsers that lack `Holder.name`; undefined if the data does not list it. */
export const staticLackingIn = (name: string) => lackingOf(statics, name);

/** Returns the oldest browsers in which no object has a member of this name. */
export const memberLackingIn = (name: string) => lackingOf(members, name) ?? [];

/** Returns whether a built-in object has this member, such as `at`; others may have it too. */
export const isBuiltinMember = (name: string): boolean => builtins.has(name);

export const isHolder = (name: string): boolean => globals.has(name);

function lackingOf(names: ReadonlyMap<string, readonly Feature[]>, name: string) {
  const features = names.get(name);
  return features && lackingIn(features);
}
