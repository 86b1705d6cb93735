/** One file of the build as the build lists it: its served address, revision and hash. */
export interface ManifestEntry {
  readonly url: string;
  readonly revision?: string | null;
  readonly integrity?: string;
}

export interface SplitManifest {
  /** Small, stored at install, all or nothing. */
  readonly core: readonly ManifestEntry[];
  /** Fetched afterwards, one by one. */
  readonly pictures: readonly ManifestEntry[];
}

const picturesPath = '/art/';

export function splitManifest(entries: readonly ManifestEntry[]): SplitManifest {
  const isPicture = ({ url }: ManifestEntry) => url.startsWith(picturesPath);
  return {
    core: entries.filter((entry) => !isPicture(entry)),
    pictures: entries.filter(isPicture),
  };
}
