import { LibrarianPapers } from '#features/papers/librarian-papers.tsx';
import { Hero } from './hero.tsx';
import { Parcel } from './parcel.tsx';

export function Aasl25ComingSoonPage() {
  return (
    <>
      <Hero />
      <Parcel />
      <LibrarianPapers />
    </>
  );
}
