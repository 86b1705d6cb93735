import { booksCopy } from './books-copy.ts';
import { Formats } from './formats.tsx';
import { Guides, Voices } from './guides.tsx';
import { Hero } from './hero.tsx';
import { Profile } from './profile.tsx';
import { TwoHalves } from './two-halves.tsx';
import { Closing } from '#ui/layout/closing.tsx';

export function BooksPage() {
  return (
    <>
      <Hero />
      <Profile />
      <TwoHalves />
      <Formats />
      <Guides />
      <Voices />
      <Closing {...booksCopy.end} layout="beside" />
    </>
  );
}
