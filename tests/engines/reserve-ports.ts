import { createServer } from 'node:net';

/** The range lies below the one from which systems take the ports of outgoing connections. */
const lowest = 20_000;
const highest = 31_000;

/** Returns free ports. Each stays free while a test closes its server for a moment. */
export async function reservePorts(count: number): Promise<readonly number[]> {
  const ports: number[] = [];
  const span = highest - lowest;
  const start = Math.floor(Math.random() * span);
  for (let step = 0; step < span && ports.length < count; step += 1) {
    const port = lowest + ((start + step) % span);
    if (await isFree(port)) ports.push(port);
  }
  if (ports.length < count) throw new Error(`Only ${ports.length} of ${count} ports are free`);
  return ports;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
