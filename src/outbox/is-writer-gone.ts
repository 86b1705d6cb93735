import type { OutboxItem } from './item.ts';

/** The page that wrote an item tells its visitor what becomes of it; after this it is gone. */
const writersTime = 60_000;

/** Also once the device's clock was set back: nobody knows then how long ago it was written. */
export function isWriterGone(
  { isQueued, createdAt }: Pick<OutboxItem, 'isQueued' | 'createdAt'>,
  now: number,
): boolean {
  return isQueued || now > createdAt + writersTime || now < createdAt;
}
