import type { ReactNode } from 'react';
import type { PaperKind } from '#content/paper/papers.ts';
import type { BuiltStory, StoryStep } from '#content/story/story.ts';
import { ClassSheet, LargePrint } from './class-sheet.tsx';
import { CoachCard } from './coach-card.tsx';
import { GapSheet } from './gap-sheet.tsx';
import { LetterHome } from './letter-home.tsx';
import { TeachersCopy } from './teachers-copy.tsx';
import { TwoLanguages } from './two-languages.tsx';
import { WordCards } from './word-cards.tsx';

interface PaperProps {
  /** The story with the text of the step. */
  readonly story: BuiltStory;
  readonly step: StoryStep;
}

type Paper = (props: PaperProps) => ReactNode;

export const storyPaperSheets: Readonly<Record<PaperKind, Paper>> = {
  'class-sheet': ClassSheet,
  'two-languages': TwoLanguages,
  'large-print': LargePrint,
  teacher: TeachersCopy,
  'gap-sheet': GapSheet,
  'word-cards': WordCards,
  'coach-card': CoachCard,
  'letter-home': LetterHome,
};
