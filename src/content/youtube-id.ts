/** Extracts the id of a video from any of its YouTube addresses. */
export function youtubeId(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(www|m)\./, '');
  const [, first = '', second = ''] = pathname.split('/');
  const isSite = host === 'youtube.com' || host === 'youtube-nocookie.com';
  const isPath = ['embed', 'shorts', 'live'].includes(first);
  const id = host === 'youtu.be' ? first : isPath ? second : searchParams.get('v');
  return (isSite || host === 'youtu.be') && id && /^[\w-]{11}$/.test(id) ? id : undefined;
}
