import { createServer, type Socket } from 'node:net';

export interface SmtpStub {
  readonly url: string;
  /** What clients asked for. */
  readonly commands: string[];
  /** The lines of every mail above its first empty one. */
  readonly headers: string[];
  /** Refuses recipients from now on. */
  refuse: boolean;
  /** Takes mails and hangs up without saying so; when it refuses as well, hangs up at the recipient. */
  hangUp: boolean;
  /** Takes mails and says nothing at all. */
  isMute: boolean;
  /** How long every reply takes, the greeting too. */
  replyMs: number;
  /** How many are open. */
  connections: number;
  close(): Promise<void>;
}

/** A mail server of the simplest kind: no extensions, takes everything, remembers every line. */
export async function startSmtpStub(): Promise<SmtpStub> {
  const commands: string[] = [];
  const headers: string[] = [];
  const server = createServer((socket) => converse(socket, stub));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const stub: SmtpStub = {
    url: `smtp://127.0.0.1:${port}`,
    commands,
    headers,
    refuse: false,
    hangUp: false,
    isMute: false,
    replyMs: 0,
    connections: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return stub;
}

function converse(socket: Socket, stub: SmtpStub): void {
  let rest = '';
  let part: 'commands' | 'headers' | 'body' = 'commands';
  stub.connections += 1;
  socket.on('close', () => (stub.connections -= 1));
  // Nobody sends a second command before the reply to the first, so none overtakes another.
  const say = (text: string): void => {
    if (stub.replyMs === 0) return void socket.write(text);
    setTimeout(() => socket.writable && socket.write(text), stub.replyMs);
  };
  socket.on('error', () => socket.destroy());
  say('220 stub\r\n');
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (part !== 'body') stub[part].push(line);
      if (part === 'commands') {
        if (stub.refuse && stub.hangUp && line.startsWith('RCPT')) return void socket.destroy();
        say(reply(line, stub.refuse));
        if (line === 'DATA') part = 'headers';
        if (line === 'QUIT') socket.end();
      } else if (line === '.') {
        part = 'commands';
        if (stub.hangUp) return void socket.destroy();
        if (!stub.isMute) say('250 taken\r\n');
      } else if (line === '') {
        part = 'body';
      }
    }
  });
}

function reply(line: string, refuses: boolean): string {
  if (line === 'DATA') return '354 go on\r\n';
  if (line === 'QUIT') return '221 bye\r\n';
  return refuses && line.startsWith('RCPT') ? '550 no such person\r\n' : '250 ok\r\n';
}
