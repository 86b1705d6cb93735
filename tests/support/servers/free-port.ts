import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Parallel workers choose from different ports, as a port is taken only when a server listens. */
const lanes = 8;
const worker = process.env['TEST_PARALLEL_INDEX'] ?? process.env['VITEST_POOL_ID'] ?? '0';

/**
 * Returns a port that is free at the moment. It lies below those that Linux and macOS give to outgoing connections,
 * one of which could take it before a server listens.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = lanes * randomInt(1_500, 4_000) + (Number(worker) % lanes);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free');
}

/** Returns different ports that are free at the moment. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
