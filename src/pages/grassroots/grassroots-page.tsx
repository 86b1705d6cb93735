import { grassrootsCopy } from './grassroots-copy.ts';
import { Benefits } from './benefits.tsx';
import { GetInvolved, Partners } from './partners.tsx';
import { Hero } from './hero.tsx';
import { Intro } from './intro.tsx';
import { Closing } from '#ui/layout/closing.tsx';

export function GrassrootsPage() {
  return (
    <>
      <Hero />
      <Intro />
      <GetInvolved />
      <Benefits />
      <Closing {...grassrootsCopy.movement} layout="big" />
      <Partners />
    </>
  );
}
