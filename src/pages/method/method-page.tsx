import { Figures } from './figures.tsx';
import { FiveThings } from './five-things.tsx';
import { Hero, TeamTalk, Next } from './hero.tsx';

export function MethodPage() {
  return (
    <>
      <Hero />
      <TeamTalk />
      <FiveThings />
      <Figures />
      <Next />
    </>
  );
}
