import { createFileRoute } from '@tanstack/react-router';
import { contactCopy } from '#content/copy/contact.ts';
import { BelowFold } from '#features/page-change/below-fold.tsx';
import { PageHead } from '#features/page-head/page-head.tsx';
import { Desk } from '#sections/contact/desk.tsx';
import { Hero } from '#sections/contact/hero.tsx';

export const Route = createFileRoute('/contact')({ component: ContactPage });

function ContactPage() {
  return (
    <>
      <PageHead head={contactCopy.head} path="/contact" />
      <Hero />
      <BelowFold>
        <Desk />
      </BelowFold>
    </>
  );
}
