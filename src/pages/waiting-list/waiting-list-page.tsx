import { Hero } from './hero.tsx';
import { YourPlace } from './your-place.tsx';

export function WaitingListPage() {
  return (
    <>
      <Hero />
      <YourPlace />
    </>
  );
}
