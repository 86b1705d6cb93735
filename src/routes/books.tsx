import { createFileRoute } from '@tanstack/react-router';
import { booksCopy } from '#content/copy/books.ts';
import { BelowFold } from '#features/page-change/below-fold.tsx';
import { PageHead } from '#features/page-head/page-head.tsx';
import { Formats } from '#sections/books/formats.tsx';
import { Guides, Voices } from '#sections/books/guides.tsx';
import { Hero } from '#sections/books/hero.tsx';
import { Profile } from '#sections/books/profile.tsx';
import { TwoHalves } from '#sections/books/two-halves.tsx';
import { Closing } from '#ui/layout/closing.tsx';

export const Route = createFileRoute('/books')({ component: BooksPage });

function BooksPage() {
  return (
    <>
      <PageHead head={booksCopy.head} path="/books" />
      <Hero />
      <BelowFold>
        <Profile />
        <TwoHalves />
        <Formats />
        <Guides />
        <Voices />
        <Closing {...booksCopy.end} />
      </BelowFold>
    </>
  );
}
