import { createFileRoute } from '@tanstack/react-router';
import { teamCopy } from '#content/copy/team.ts';
import { BelowFold } from '#features/page-change/below-fold.tsx';
import { PageHead } from '#features/page-head/page-head.tsx';
import { Album } from '#sections/team/album.tsx';
import { Hero } from '#sections/team/hero.tsx';
import { Closing } from '#ui/layout/closing.tsx';

export const Route = createFileRoute('/team')({ component: TeamPage });

function TeamPage() {
  return (
    <>
      <PageHead head={teamCopy.head} path="/team" />
      <Hero />
      <BelowFold>
        <Album />
        <Closing {...teamCopy.end} />
      </BelowFold>
    </>
  );
}
