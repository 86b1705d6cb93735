export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accepted: string): Encoding {
  const offers = new Map(accepted.toLowerCase().split(',').map(parseOffer));
  if (isWanted(offers, 'br')) return 'br';
  return isWanted(offers, 'gzip') ? 'gzip' : 'identity';
}

function parseOffer(text: string): [name: string, quality: number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((part) => part.startsWith('q='))?.slice(2);
  return [name, quality === undefined ? 1 : Number(quality)];
}

function isWanted(offers: ReadonlyMap<string, number>, name: string): boolean {
  return (offers.get(name) ?? 0) > 0;
}
