/** Components that React hydrates in the browser, by name, with the module that exports each. */
export const islands = {
  KeepStories: () => import('#features/stories/keep-stories.island.tsx'),
  MailingForm: () => import('#features/mailing-form/mailing-form.island.tsx'),
  NewsletterBox: () => import('#features/newsletter/newsletter-box.island.tsx'),
  OfflineHero: () => import('#pages/offline/offline-hero.island.tsx'),
  OfflinePanels: () => import('#pages/offline/offline-panels.island.tsx'),
  ReadingBar: () => import('#pages/story/reading-bar.island.tsx'),
  SignUpForm: () => import('#pages/sign-up/sign-up-form.island.tsx'),
} as const;

type IslandName = keyof typeof islands;

export function isIslandName(name: string): name is IslandName {
  return name in islands;
}
