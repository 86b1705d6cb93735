import type { OwnerValue } from '#content/owner-value.ts';

const player = 'https://www.youtube-nocookie.com/embed';

/**
 * The film's address on the privacy-friendly host, from any address YouTube gives it. Undefined
 * while the owner has not supplied one; throws on an address nobody can play, which stops the build.
 */
export function embedAddress({ key, state, value }: OwnerValue): string | undefined {
  if (state === 'pending') return undefined;
  const id = videoId(value);
  if (id === undefined) throw new Error(`${key}: ${value} is not the address of a YouTube video`);
  return `${player}/${id}?autoplay=1&playsinline=1&rel=0`;
}

function videoId(address: string): string | undefined {
  const url = urlOf(address);
  if (!url) return undefined;
  const { hostname, pathname, searchParams } = url;
  const host = hostname.replace(/^(www|m)\./, '');
  const [, first = '', second = ''] = pathname.split('/');
  const isSite = host === 'youtube.com' || host === 'youtube-nocookie.com';
  const isPath = ['embed', 'shorts', 'live'].includes(first);
  const id = host === 'youtu.be' ? first : isPath ? second : searchParams.get('v');
  return (isSite || host === 'youtu.be') && id && /^[\w-]{11}$/.test(id) ? id : undefined;
}

/** `URL.canParse` is newer than the browsers that this is for: Chrome 120, Safari 17. */
function urlOf(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    // No address: the caller says so.
    return undefined;
  }
}
