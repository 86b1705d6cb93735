import { createFileRoute } from '@tanstack/react-router';
import { loadChosenFont } from '#features/reading/reader-fonts.ts';
import { documentRoute } from '#navigation/document-route.ts';

/** Also shows that a story does not exist: the server decides which document an id has. */
export const Route = createFileRoute('/stories/$storyId')({
  ...documentRoute,
  // A reader's typeface is there by the first paint.
  beforeLoad: () => void loadChosenFont(),
});
