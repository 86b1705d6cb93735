import { createFileRoute } from '@tanstack/react-router';
import { loadChosenFont } from '#features/reading/reader-fonts.ts';
import { documentRoute } from '#navigation/document-route.ts';

/** Also matches stories that do not exist, for which the server sends a 404 document. */
export const Route = createFileRoute('/stories/$storyId')({
  ...documentRoute,
  // Loads a reader's typeface before the first paint.
  beforeLoad: () => void loadChosenFont(),
});
