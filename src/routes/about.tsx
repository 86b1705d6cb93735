import { createFileRoute } from '@tanstack/react-router';
import { aboutCopy } from '#content/copy/about.ts';
import { BelowFold } from '#features/page-change/below-fold.tsx';
import { PageHead } from '#features/page-head/page-head.tsx';
import { End } from '#sections/about/end.tsx';
import { Hero } from '#sections/about/hero.tsx';
import { Story } from '#sections/about/story.tsx';

export const Route = createFileRoute('/about')({ component: AboutPage });

function AboutPage() {
  return (
    <>
      <PageHead head={aboutCopy.head} path="/about" />
      <Hero />
      <BelowFold>
        <Story />
        <End />
      </BelowFold>
    </>
  );
}
