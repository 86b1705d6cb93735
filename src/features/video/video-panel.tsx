import { type OwnerValue, pendingMark } from '#content/owner-value.ts';
import type { Picture } from '#content/pictures.ts';
import { youtubeId } from '#content/youtube-id.ts';
import { VideoFrame } from './video-frame.tsx';

/** A video and the text about it. */
interface Video {
  readonly address: OwnerValue;
  readonly title: string;
  readonly poster: Picture;
  readonly play: string;
  readonly note: string;
  /** Shown after the note until the press. */
  readonly promise: string;
  readonly pending: string;
  readonly offline: string;
  /** Shown after a press that no server answered although the browser is online. */
  readonly unreachable: string;
}

/**
 * Renders a video that plays on a press; before that nothing is requested from another host (decision 23).
 * Without script the link leads to the player; enhance-video.ts plays it in the page. While the address is
 * unknown, the panel says so (decision 3).
 */
export function VideoPanel({ video }: { readonly video: Video }) {
  const { title, play, note, promise, offline, unreachable } = video;
  const address = embedAddress(video.address);
  const poster = <img {...video.poster} />;
  if (address === undefined)
    return (
      <VideoFrame screen={poster} isInert {...pendingMark(video.address)}>
        <p>{video.pending}</p>
      </VideoFrame>
    );
  return (
    <VideoFrame screen={poster} data-enhance="video" data-title={title} data-note={note}>
      <p>
        <a href={address}>{play}</a>
      </p>
      <p>{`${note} ${promise}`}</p>
      <p role="status" data-offline={offline} data-unreachable={unreachable} />
    </VideoFrame>
  );
}

const player = 'https://www.youtube-nocookie.com/embed';

/**
 * Returns the player's address on the privacy-friendly host, from any YouTube address; undefined while the
 * owner has not supplied one. Throws if there is no video id, which stops the build.
 */
export function embedAddress({ key, state, value }: OwnerValue): string | undefined {
  if (state === 'pending') return undefined;
  const id = youtubeId(value);
  if (id === undefined) throw new Error(`${key}: ${value} is not the address of a YouTube video`);
  return `${player}/${id}?autoplay=1&playsinline=1&rel=0`;
}
