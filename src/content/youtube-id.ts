/** Extracts the id of a video from any of its YouTube addresses. */
export function youtubeId(address: string): string | undefined {
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

/** Parses an address. `URL.canParse` is missing before Chrome 120 and Safari 17. */
function urlOf(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    // Not a URL, which the caller reports.
    return undefined;
  }
}
