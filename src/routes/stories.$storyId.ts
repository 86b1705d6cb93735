import { createFileRoute } from '@tanstack/react-router';
import { loadChosenFont } from '#features/reading/load-chosen-font.ts';
import { documentRoute } from '#navigation/document-route.ts';

/** Also matches stories that do not exist, for which the server sends a 404 document. */
export const Route = createFileRoute('/stories/$storyId')({
  ...documentRoute,
  // Starts to load the reader's typeface while the document is fetched.
  beforeLoad: () => void loadChosenFont(),
});
