import { createFileRoute } from '@tanstack/react-router';
import { homeCopy } from '#content/copy/home.ts';
import { PageHead } from '#features/page-head/page-head.tsx';
import { Hero } from '#sections/home/hero.tsx';
import { Partners } from '#sections/home/partners.tsx';
import { PlayReadRelate } from '#sections/home/play-read-relate.tsx';
import { Scoreboard } from '#sections/home/scoreboard.tsx';
import { Welcome } from '#sections/home/welcome.tsx';
import { WhoWeHelp } from '#sections/home/who-we-help.tsx';

export const Route = createFileRoute('/')({ component: HomePage });

function HomePage() {
  return (
    <>
      <PageHead head={homeCopy.head} path="/" />
      <Hero />
      <Scoreboard />
      <Welcome />
      <PlayReadRelate />
      <WhoWeHelp />
      <Partners />
    </>
  );
}
