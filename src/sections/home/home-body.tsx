import { BelowFold } from '#features/page-change/below-fold.tsx';
import { Hero } from './hero.tsx';
import { Partners } from './partners.tsx';
import { PlayReadRelate, Scoreboard } from './scoreboard.tsx';
import { Welcome, WhoWeHelp } from './welcome.tsx';

/** Nothing of it ever changes, so a page that the build has drawn loads none of it. */
export function HomeBody() {
  return (
    <>
      <Hero />
      <BelowFold>
        <Scoreboard />
        <Welcome />
        <PlayReadRelate />
        <WhoWeHelp />
        <Partners />
      </BelowFold>
    </>
  );
}
