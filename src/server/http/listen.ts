import type { Server } from 'node:http';
import { StartFault, systemCode } from '../start-fault.ts';

/** Listens and gives the port, or throws one line that says why not. */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StartFault(reason(error, host, port))));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function reason(error: unknown, host: string, port: number): string {
  const code = systemCode(error);
  if (code === 'EADDRINUSE') return `PORT ${port} on ${host} is already in use`;
  if (code === 'EACCES') return `PORT ${port} may not be opened by this user`;
  return `HOST ${host} with PORT ${port} cannot be listened on (${code})`;
}
