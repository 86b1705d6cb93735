import { serverEntries } from '#server/server-settings.ts';

/**
 * Every setting of the server, empty, which means its default. Without it a server in this folder
 * would read the owner's `.env`, and use the owner's mail service and database.
 */
export const defaultSettings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(serverEntries).map((name) => [name, '']),
);
