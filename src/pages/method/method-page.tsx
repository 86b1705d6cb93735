import { Figures } from './figures.tsx';
import { FiveThings } from './five-things.tsx';
import { Hero, TeamTalk } from './hero.tsx';
import { methodCopy } from './method-copy.ts';
import { Closing } from '#ui/layout/closing.tsx';

export function MethodPage() {
  return (
    <>
      <Hero />
      <TeamTalk />
      <FiveThings />
      <Figures />
      <Closing {...methodCopy.next} layout="below" data-ruled="top" />
    </>
  );
}
