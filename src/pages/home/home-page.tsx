import { Hero } from './hero.tsx';
import { Partners } from './partners.tsx';
import { PlayReadRelate, Scoreboard } from './scoreboard.tsx';
import { Welcome, WhoWeHelp } from './welcome.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <Scoreboard />
      <Welcome />
      <PlayReadRelate />
      <WhoWeHelp />
      <Partners />
    </>
  );
}
