import type { Server } from 'node:http';

const drainMs = 10_000;

/** Takes no new connections; resolves when the requests under way are answered, or after 10 seconds. */
export function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // A page's idle connection would otherwise hold us for its whole keep-alive time.
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    const end = setTimeout(() => server.closeAllConnections(), drainMs);
    server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(end);
    });
  });
}
