import type { Pack } from '../../hosting/pack.ts';

/** Between two tags, and behind each rule of a style sheet. */
const cuts = /(?<=>)(?=<)|(?<=\})/;

/** Makes a pack of texts by their paths. Pieces that are never apart are one segment. */
export function makePack(texts: ReadonlyMap<string, string>): Pack {
  const files = [...texts].map(([path, text]) => [path, text.split(cuts).filter(Boolean)] as const);
  const next = neighbours(files.map(([, pieces]) => pieces));
  const previous = neighbours(files.map(([, pieces]) => pieces.toReversed()));
  const places = new Map<string, number>();
  const packed = files.map(([path, pieces]) => {
    const segments: string[] = [];
    let last = '';
    for (const piece of pieces) {
      const isJoined = next.get(last)?.size === 1 && previous.get(piece)?.size === 1;
      segments.push(isJoined ? `${segments.pop()}${piece}` : piece);
      last = piece;
    }
    for (const segment of segments) if (!places.has(segment)) places.set(segment, places.size);
    return [path, segments.map((segment) => places.get(segment) ?? 0)] as const;
  });
  return { texts: [...places.keys()], files: Object.fromEntries(packed) };
}

/** Returns by piece all that follow it; '' is the end of a list, as no piece is empty. */
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
