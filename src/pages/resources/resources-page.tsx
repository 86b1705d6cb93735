import { resourcesCopy } from './resources-copy.ts';
import { Hero } from './hero.tsx';
import { Opportunities, Reasons } from './opportunities.tsx';
import { Tiers } from './tiers.tsx';
import { Closing } from '#ui/layout/closing.tsx';

export function ResourcesPage() {
  return (
    <>
      <Hero />
      <Reasons />
      <Opportunities />
      <Tiers />
      <Closing {...resourcesCopy.ask} layout="big" />
    </>
  );
}
