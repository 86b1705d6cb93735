import { type Feature, known, lackingIn } from './oldest.ts';

/** Members of what every script has; others may be called the same, and still mean these. */
const builtins = new Map<string, Feature[]>();
/** Members of anything that a browser gives. */
const members = new Map<string, Feature[]>();
const globals = new Map<string, Feature[]>();
const statics = new Map<string, Feature[]>();

/** Their members are used by their names only. */
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

/** Where a free name of a script is missing. */
export const globalLackingIn = (name: string) => lackingOf(globals, name) ?? [];

/** Where `Holder.name` is missing; undefined where nobody has heard of it. */
export const staticLackingIn = (name: string) => lackingOf(statics, name);

/** Where nothing at all has a member of this name. */
export const memberLackingIn = (name: string) => lackingOf(members, name) ?? [];

/** Such as `.at()`: whatever else is called that, nobody can tell by the name. */
export const isBuiltinMember = (name: string): boolean => builtins.has(name);

export const isHolder = (name: string): boolean => globals.has(name);

function lackingOf(names: ReadonlyMap<string, readonly Feature[]>, name: string) {
  const features = names.get(name);
  return features && lackingIn(features);
}
