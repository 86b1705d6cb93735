import { GetStarted } from './get-started.tsx';
import { Hero } from './hero.tsx';
import { Development, Impact } from './impact.tsx';
import { KitBag } from './kit-bag.tsx';
import { MailingList } from './mailing-list.tsx';
import { Options } from './options.tsx';
import { Roles } from './roles.tsx';

export function SchoolsPage() {
  return (
    <>
      <Hero />
      <Roles />
      <KitBag />
      <Options />
      <Development />
      <Impact />
      <GetStarted />
      <MailingList />
    </>
  );
}
