import { teamCopy } from './team-copy.ts';
import { Album } from './album.tsx';
import { Hero } from './hero.tsx';
import { Closing } from '#ui/layout/closing.tsx';

export function TeamPage() {
  return (
    <>
      <Hero />
      <Album />
      <Closing {...teamCopy.end} layout="beside" />
    </>
  );
}
