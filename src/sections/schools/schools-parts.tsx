import { Development, Impact } from './impact.tsx';
import { GetStarted } from './get-started.tsx';
import { Hero } from './hero.tsx';
import { KitBag } from './kit-bag.tsx';

function Ending() {
  return (
    <>
      <Development />
      <Impact />
      <GetStarted />
    </>
  );
}

/** Nothing of these ever changes, so a page that the build has drawn loads none of them. */
export const schoolsParts = { Hero, KitBag, Ending } as const;
