import type { ReactNode } from 'react';
import type { PagePath } from '#content/page/link.ts';
import type { ArchivePage } from '#content/story/story-archive.ts';
import type { BuiltStory, StorySummary, WrittenStory } from '#content/story/story.ts';
import { Aasl25ComingSoonPage } from '#pages/aasl25-coming-soon/aasl25-coming-soon-page.tsx';
import { Aasl25Page } from '#pages/aasl25/aasl25-page.tsx';
import { AboutPage } from '#pages/about/about-page.tsx';
import { AccessibilityPage } from '#pages/accessibility/accessibility-page.tsx';
import { BooksPage } from '#pages/books/books-page.tsx';
import { BuyingGuidePage } from '#pages/buying-guide/buying-guide-page.tsx';
import { ContactPage } from '#pages/contact/contact-page.tsx';
import { GrassrootsPage } from '#pages/grassroots/grassroots-page.tsx';
import { HomePage } from '#pages/home/home-page.tsx';
import { InstallPage } from '#pages/install/install-page.tsx';
import { KeptPage } from '#pages/kept/kept-page.tsx';
import { MethodPage } from '#pages/method/method-page.tsx';
import { OfflinePage } from '#pages/offline/offline-page.tsx';
import { PaperPage } from '#pages/paper/paper-page.tsx';
import { PrintGuidePage } from '#pages/print-guide/print-guide-page.tsx';
import { ResourcesPage } from '#pages/resources/resources-page.tsx';
import { SchoolsPage } from '#pages/schools/schools-page.tsx';
import { SignUpPage } from '#pages/sign-up/sign-up-page.tsx';
import { StoriesPage } from '#pages/stories/stories-page.tsx';
import { TeamPage } from '#pages/team/team-page.tsx';
import { WaitingListPage } from '#pages/waiting-list/waiting-list-page.tsx';
import type { BooksOffer } from '#shared/book-path.ts';
import type { SnapshotState, TakeOffer } from '#shared/take-paths.ts';

/** Data about the stories, newest first. */
export interface PageData {
  readonly stories: readonly BuiltStory[];
  readonly archive: readonly ArchivePage<StorySummary>[];
  /** Returns up to three stories to read next. */
  readonly related: (story: WrittenStory) => readonly StorySummary[];
  /** Origin of the published site, for codes on paper. */
  readonly siteUrl: string;
  readonly books: BooksOffer;
  /** Files to take along; absent in the files themselves, and in development. */
  readonly offer?: TakeOffer;
  /** Age of the document, if it is a download. */
  readonly state?: SnapshotState;
}

/** Component of the document at each address. Stories and fallback pages are in render-page.tsx. */
export const pageComponents: Readonly<Record<PagePath, (data: PageData) => ReactNode>> = {
  '/': () => <HomePage />,
  '/about': () => <AboutPage />,
  '/aasl25': () => <Aasl25Page />,
  '/aasl25-coming-soon': () => <Aasl25ComingSoonPage />,
  '/accessibility': () => <AccessibilityPage />,
  '/books': () => <BooksPage />,
  '/contact': () => <ContactPage />,
  '/grassroots': () => <GrassrootsPage />,
  '/install': ({ offer }) => <InstallPage offer={offer} />,
  '/kept': ({ archive }) => <KeptPage hasArchive={archive.length > 0} />,
  '/mackin-buying-guide': () => <BuyingGuidePage />,
  '/mackin-buying-guide-pdf': () => <PrintGuidePage />,
  '/method': () => <MethodPage />,
  '/offline': () => <OfflinePage />,
  '/paper': ({ stories }) => <PaperPage stories={stories} />,
  '/resources': () => <ResourcesPage />,
  '/schools': () => <SchoolsPage />,
  '/sign-up': () => <SignUpPage />,
  '/stories': ({ stories, books, offer }) => (
    <StoriesPage stories={stories} books={books} offer={offer} />
  ),
  '/team': () => <TeamPage />,
  '/waiting-list': () => <WaitingListPage />,
};
