import { createServer, type Socket } from 'node:net';

export type SmtpStub = Awaited<ReturnType<typeof startSmtpStub>>;

/**
 * Starts a mail server that accepts everything unless told otherwise, and records commands and header
 * lines.
 */
export async function startSmtpStub() {
  const commands: string[] = [];
  const headers: string[] = [];
  const server = createServer((socket) => converse(socket, stub));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const url = `smtp://127.0.0.1:${port}`;
  const stub = {
    url,
    /** The settings of a server that mails through it. */
    settings: {
      MAIL_TRANSPORT: 'smtp',
      SMTP_URL: url,
      MAIL_TO: 'owner@site.example',
      MAIL_FROM: 'site@site.example',
    },
    /** The clients' commands. */
    commands,
    /** The header lines of all mails. */
    headers,
    /** True if the server refuses recipients. */
    refuses: false,
    /**
     * True if the server accepts mails and hangs up without a reply, or at RCPT if it also refuses.
     */
    hangsUp: false,
    /** True if the server accepts mails without a reply. */
    isMute: false,
    /** True if the server offers encryption, which fails because it has no certificate. */
    offersTls: false,
    /** The delay of every reply, including the greeting. */
    replyMs: 0,
    /** The number of open connections. */
    connections: 0,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return stub;
}

function converse(socket: Socket, stub: SmtpStub): void {
  let rest = '';
  let part: 'commands' | 'headers' | 'body' = 'commands';
  stub.connections += 1;
  socket.on('close', () => (stub.connections -= 1));
  // Clients wait for each reply before the next command, so delayed replies stay in order.
  const say = (text: string): void => {
    const write = () => {
      if (socket.writable) socket.write(text);
      if (text === bye) socket.end();
    };
    if (stub.replyMs === 0) return write();
    setTimeout(write, stub.replyMs);
  };
  socket.on('error', () => socket.destroy());
  say('220 stub\r\n');
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (part !== 'body') stub[part].push(line);
      if (part === 'commands') {
        if (stub.refuses && stub.hangsUp && line.startsWith('RCPT')) return void socket.destroy();
        say(reply(line, stub));
        if (line === 'DATA') part = 'headers';
      } else if (line === '.') {
        part = 'commands';
        if (stub.hangsUp) return void socket.destroy();
        if (!stub.isMute) say('250 taken\r\n');
      } else if (line === '') {
        part = 'body';
      }
    }
  });
}

const bye = '221 bye\r\n';

function reply(line: string, { refuses, offersTls }: SmtpStub): string {
  if (offersTls && line.startsWith('EHLO')) return '250-stub\r\n250 STARTTLS\r\n';
  if (line === 'DATA') return '354 go on\r\n';
  if (line === 'QUIT') return bye;
  return refuses && line.startsWith('RCPT') ? '550 no such person\r\n' : '250 ok\r\n';
}
