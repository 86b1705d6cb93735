import { accessibilityCopy } from './accessibility-copy.ts';
import { Hero, Licences, Statement } from './statement.tsx';
import { Closing } from '#ui/layout/closing.tsx';

export function AccessibilityPage() {
  return (
    <>
      <Hero />
      <Statement />
      <Licences />
      <Closing {...accessibilityCopy.end} layout="beside" />
    </>
  );
}
