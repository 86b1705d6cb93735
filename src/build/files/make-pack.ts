import {
  cutText,
  isModuleName,
  unsharedRun,
  type Pack,
  sharedPieces,
  shortenPlaces,
} from '../../hosting/pack.ts';

/** A pack before `shortPack`, in which each position is a separate number. */
type LongPack = Omit<Pack, 'files'> & {
  readonly files: Readonly<Record<string, readonly number[]>>;
};

/** Shortens the places of a pack, which is then written to a file. */
export function shortPack({ files, ...pack }: Pack): Pack {
  const short = Object.entries(files).map(
    ([path, places]) => [path, shortenPlaces(places)] as const,
  );
  return { ...pack, files: Object.fromEntries(short) };
}

/** Makes a pack of texts by their paths. */
export function makePack(texts: ReadonlyMap<string, string>): LongPack {
  const places = new Map<string, number>();
  const packed = segmentsOf(texts).map(([path, segments]) => {
    for (const segment of segments) if (!places.has(segment)) places.set(segment, places.size);
    return [path, segments.map((segment) => places.get(segment) ?? 0)] as const;
  });
  return { texts: [...places.keys()], files: Object.fromEntries(packed) };
}

/** Cuts texts, but keeps pieces together that always are, except module names and `base` pieces. */
function segmentsOf(
  texts: ReadonlyMap<string, string>,
  base: ReadonlySet<string> = new Set(),
): readonly (readonly [string, readonly string[]])[] {
  const files = [...texts].map(([path, text]) => [path, cutText(text)] as const);
  const next = neighbours(files.map(([, pieces]) => pieces));
  const previous = neighbours(files.map(([, pieces]) => pieces.toReversed()));
  return files.map(([path, pieces]) => {
    const segments: string[] = [];
    let last = '';
    for (const piece of pieces) {
      const isFixed = [last, piece].some((one) => base.has(one) || isModuleName(one));
      const isJoined = !isFixed && next.get(last)?.size === 1 && previous.get(piece)?.size === 1;
      segments.push(isJoined ? `${segments.pop()}${piece}` : piece);
      last = piece;
    }
    return [path, segments] as const;
  });
}

/** Returns the pack without unshared runs (`findUnsharedRuns`), for devices with the previous build. */
export function commonPack({ texts, files }: LongPack): Pack {
  const shared = sharedPieces(
    Object.entries(files).map(([path, places]) => [
      path,
      places.map((place) => texts[place] ?? ''),
    ]),
  );
  const sharedPlaces = [...texts.keys()].filter((place) => shared.has(texts[place] ?? ''));
  const kept = new Map(sharedPlaces.map((place, index) => [place, index]));
  const packed = Object.entries(files).map(([path, places]) => {
    const found = places.map((place) => kept.get(place) ?? unsharedRun);
    return [
      path,
      found.filter((place, index) => place !== unsharedRun || found[index - 1] !== unsharedRun),
    ] as const;
  });
  return {
    texts: texts.filter((_, place) => kept.has(place)),
    files: Object.fromEntries(packed),
  };
}

/** Joins the pieces that both texts of a pair contain; `cutText` can separate them again. */
export function sharedText(pairs: readonly (readonly [string, string])[]): string {
  const kept = new Set<string>();
  let last = '';
  for (const [text, other] of pairs) {
    const others = new Set(cutText(other));
    for (const piece of cutText(text)) {
      const isCut = last === '' || cutText(last + piece)[0] === last;
      if (!isCut || !others.has(piece) || kept.has(piece)) continue;
      kept.add(piece);
      last = piece;
    }
  }
  return [...kept].join('');
}

/** Makes a pack for a device that has the files of `base`, which contain most of the pieces. */
export function makeDeltaPack(
  texts: ReadonlyMap<string, string>,
  base: ReadonlyMap<string, string>,
): Pack {
  const pieces = [...base.values()].flatMap(cutText);
  const shared = pieces.length;
  const files = segmentsOf(texts, new Set(pieces)).map(([path, segments]) => {
    let last = -1;
    const places = segments.map((segment) => {
      // Prefer the place after the last one, because `shortenPlaces` writes a run as one number.
      if (pieces[last + 1] === segment) return (last += 1);
      last = pieces.indexOf(segment);
      return last < 0 ? (last = pieces.push(segment) - 1) : last;
    });
    return [path, places] as const;
  });
  return {
    base: [...base.keys()],
    texts: pieces.slice(shared),
    files: Object.fromEntries(files),
  };
}

/** Returns by piece the pieces that follow it; '' marks the end, because no piece is empty. */
function neighbours(
  lists: readonly (readonly string[])[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const pieces of lists) {
    pieces.forEach((piece, index) => {
      const following = found.get(piece) ?? new Set();
      found.set(piece, following.add(pieces[index + 1] ?? ''));
    });
  }
  return found;
}
