/** Enhances the markup below an element; returns a cleanup function. */
type Enhance = (element: HTMLElement) => () => void;

/**
 * Enhancements by the names in `data-enhance`: plain script for a document's own markup. Each is loaded with
 * the first document that has it.
 */
export const enhancements = {
  'contact-email': async () =>
    (await import('#pages/contact/enhance-contact-email.ts')).enhanceContactEmail,
  fallback: async () => (await import('#pages/fallback/enhance-fallback.ts')).enhanceFallback,
  'install-button': async () =>
    (await import('#pages/install/enhance-install-button.ts')).enhanceInstallButton,
  kept: async () => (await import('#pages/kept/enhance-kept.ts')).enhanceKept,
  'kept-marks': async () => (await import('#pages/stories/enhance-kept-marks.ts')).enhanceKeptMarks,
  'order-catalogue': async () =>
    (await import('#pages/buying-guide/enhance-catalogue.ts')).enhanceCatalogue,
  'order-sheet': async () =>
    (await import('#pages/print-guide/enhance-print-guide.ts')).enhancePrintGuide,
  reveal: async () => (await import('#features/reveal/reveal-below-fold.ts')).revealItems,
  share: async () => (await import('#pages/story/enhance-share-card.ts')).enhanceShareCard,
  'sign-up-screen': async () =>
    (await import('#pages/sign-up/enhance-sign-up-screen.ts')).enhanceSignUpScreen,
  'story-archive': async () =>
    (await import('#pages/stories/enhance-story-archive.ts')).enhanceStoryArchive,
  video: async () => (await import('#features/video/enhance-video.ts')).enhanceVideo,
  'word-meanings': async () =>
    (await import('#features/reading/enhance-word-meanings.ts')).enhanceWordMeanings,
} satisfies Readonly<Record<string, () => Promise<Enhance>>>;

type EnhancementName = keyof typeof enhancements;

export function isEnhancementName(name: string): name is EnhancementName {
  return name in enhancements;
}
