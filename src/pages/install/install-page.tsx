import { TakeAlong } from '#features/take-along/take-along.tsx';
import type { TakeOffer } from '#shared/take-paths.ts';
import { Devices } from './devices.tsx';
import { Hero } from './hero.tsx';
import { SchoolSheet } from './school-sheet.tsx';

export function InstallPage({ offer }: { readonly offer: TakeOffer | undefined }) {
  return (
    <>
      <Hero />
      <Devices />
      {offer && <TakeAlong {...offer} />}
      <SchoolSheet />
    </>
  );
}
