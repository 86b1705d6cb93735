import { createFileRoute } from '@tanstack/react-router';
import { documentRoute } from '#navigation/document-route.ts';

export const Route = createFileRoute('/kept')({ ...documentRoute });
