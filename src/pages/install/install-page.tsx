import { Devices } from './devices.tsx';
import { Hero } from './hero.tsx';
import { SchoolSheet } from './school-sheet.tsx';

export function InstallPage() {
  return (
    <>
      <Hero />
      <Devices />
      <SchoolSheet />
    </>
  );
}
