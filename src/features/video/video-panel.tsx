import { pendingMark } from '#content/owner-value.ts';
import { Film } from './film.tsx';
import { VideoFrame } from './video-frame.tsx';
import { type Video, embedAddress } from './video.ts';

interface VideoPanelProps {
  readonly video: Video;
}

/** The film, or an inert panel that says so while its address is unknown (decision 3). */
export function VideoPanel({ video }: VideoPanelProps) {
  const address = embedAddress(video.address);
  if (address !== undefined) return <Film video={video} address={address} />;
  return (
    <VideoFrame screen={<img {...video.poster} />} isInert {...pendingMark(video.address)}>
      <p>{video.pending}</p>
    </VideoFrame>
  );
}
