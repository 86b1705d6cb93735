import { LibrarianPapers } from '#features/papers/librarian-papers.tsx';
import { Catalogue, PrintGuideLink } from './catalogue.tsx';
import { Hero } from './hero.tsx';
import { ThreePasses } from './three-passes.tsx';

export function BuyingGuidePage() {
  return (
    <>
      <Hero />
      <ThreePasses />
      <Catalogue />
      <PrintGuideLink />
      <LibrarianPapers />
    </>
  );
}
