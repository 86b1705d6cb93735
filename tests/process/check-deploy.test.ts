import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createHandler } from '#function/request/create-handler.ts';
import { createEraseHandler, createRetryHandler } from '#function/request/owner-handlers.ts';
import { createHostedPorts, hostedCallerAddress } from '#function/settings/hosted-ports.ts';
import { readHostedSettings } from '#function/settings/hosted-settings.ts';
import { runServer, type RunningServer } from '#server/run-server.ts';
import { nginxSnippet } from '#hosting/nginx-snippet.ts';
import { checkDeployment } from '#build/deploy-check/check-deployment.ts';
import { readPublicConfig } from '#build/read-public-config.ts';
import { type CopiedProject, copyProject } from '../support/servers/copied-project.ts';
import { findProgram } from '../support/servers/find-program.ts';
import { freePort } from '../support/servers/free-port.ts';
import { runScript } from '../support/servers/run-script.ts';
import { type HostedStub, startHostedStub } from '../support/servers/start-hosted-stub.ts';
import { startNginx, type TestNginx } from '../support/servers/start-nginx.ts';
import { submit } from '../support/mail/submit.ts';
import { useServers } from './use-servers.ts';

const { usedFolder } = useServers();

interface Checked {
  readonly code: unknown;
  readonly output: string;
  readonly complaint: string;
}

/** Runs `npm run check:deploy`, without npm, in the environment of a build for an address. */
function command(address: string, env: object = { SITE_URL: address }): Promise<Checked> {
  const parameters = ['--import', 'tsx', 'src/build/deploy-check/check-deploy.ts', address];
  return new Promise((resolve) => {
    execFile(process.execPath, parameters, { env: { ...env } }, (error, output, complaint) =>
      resolve({ code: error?.code ?? 0, output, complaint }),
    );
  });
}

/** The secrets that must not be published, with values that a search finds. */
const secrets = {
  RESEND_API_KEY: 'canary-resend-key',
  SMTP_URL: 'smtps://canary-user:canary-password@mail.example',
  DATABASE_URL: 'postgres://canary-user:canary-database@db.example/mail',
  IP_SALT: 'canary-salt-canary-salt-canary-salt',
  RETRY_SECRET: 'canary-retry-canary-retry-canary-retry',
  MAIL_FROM: 'canary-from@site.example',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_canary"}',
  SUPABASE_SERVICE_ROLE_KEY: 'canary-service-role',
};

let stub: HostedStub;
let project: CopiedProject;
let site: string;
let said: Awaited<ReturnType<typeof runScript>>;
let buildEnv: Record<string, string>;

beforeAll(async () => {
  // Silences the functions' log lines, which privacy.test.ts checks.
  vi.spyOn(console, 'log').mockReturnValue();
  stub = await startHostedStub();
  buildEnv = { VITE_SUPABASE_URL: stub.url, VITE_SUPABASE_PUBLISHABLE_KEY: stub.publicKey };
  project = await copyProject();
  await writeUnpublished(project);
  site = join(project.folder, 'dist');
  said = await runScript(project.folder, 'build', { ...secrets, ...buildEnv });
});

afterAll(async () => {
  await stub.close();
  await project.discard();
});

const built = () =>
  readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.endsWith('.br') && statSync(join(site, file)).isFile(),
  );

const story = (title: string, fields: string) =>
  `---\ntitle: ${title}\nalt: A ball.\ncategories: news\n${fields}\n---\n\nThe text of ${title}.\n`;

/** Writes a draft, a story with a future date and a published one, each with a picture. */
async function writeUnpublished({ folder, write }: CopiedProject): Promise<void> {
  const create = { width: 1000, height: 700, channels: 3, background: 'red' } as const;
  for (const name of ['Zebrafinch.JPG', 'heron.jpg', 'wren.jpg'])
    await sharp({ create })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Quetzal' } })
      .toFile(join(folder, 'public/art', name));
  for (const [id, title, fields] of [
    [13, 'Zebrafinch', 'image: Zebrafinch.JPG\ndate: 2025-05-10\ndraft: yes'],
    [14, 'Heron', 'image: heron.jpg\ndate: 2999-01-01'],
    [15, 'Wren', 'image: wren.jpg\ndate: 2025-05-10'],
  ] as const)
    await write(`src/content/stories/${id}.md`, story(title, fields));
}

it('npm run build says in three lines what it has built, and what is a draft until its day', () => {
  expect(said.lines).toEqual([
    expect.stringMatching(/^Built {5}\d+ pages in dist$/),
    expect.stringMatching(/^Offline {3}\d+ files, \d+\.\d MB kept on a device$/),
    'Search    noindex: "npm run check:launch" says what is left',
    expect.stringMatching(/^Warning: .*14\.md:6: date: "2999-01-01" is to come/),
  ]);
  expect(said.code).toBe(0);
});

it('holds the public key and nothing secret', () => {
  const texts = built().map((file) => readFileSync(join(site, file), 'latin1'));
  const all = texts.join('\n');
  expect(all).toContain(stub.publicKey);
  expect(all).toContain(new URL(stub.url).host);
  expect(all).not.toMatch(/canary|sb_secret_\w/);
});

it('puts a draft, and a story of a day to come, into no file', () => {
  const filesWith = (word: string) =>
    built().filter((file) =>
      new RegExp(word, 'i').test(file + readFileSync(join(site, file), 'latin1')),
    );
  for (const word of ['zebrafinch', 'heron', 'Quetzal']) expect(filesWith(word)).toEqual([]);
  expect(filesWith('wren').length).toBeGreaterThan(5);
});

const program = findProgram('nginx', 'NGINX_BIN');
const why = program === null ? ', skipped: nginx is not installed' : '';

describe.skipIf(program === null)(`nginx with the hosted backend${why}`, () => {
  let nginx: TestNginx;
  const config = () => readPublicConfig(buildEnv, false);

  beforeAll(async () => {
    const snippet = readFileSync(join(site, '_nginx.conf'), 'utf8');
    nginx = await startNginx(program ?? '', site, snippet);
    const settings = readHostedSettings({
      ...secrets,
      MAIL_TO: 'owner@site.example',
      SITE_ORIGINS: nginx.url,
      ...stub.settings,
    });
    const ports = createHostedPorts(settings);
    const handle = createHandler(ports);
    stub.functions.set('send-email', (request) => handle(request, hostedCallerAddress(request)));
    stub.functions.set('retry-mail', createRetryHandler(ports, settings.retrySecret));
    stub.functions.set('erase-submissions', createEraseHandler(ports, settings.retrySecret));
  });

  afterAll(() => nginx.stop());

  it('is without a fault, and its database is closed to the public', async () => {
    expect(await checkDeployment(nginx.url, config())).toEqual([]);
    expect(stub.mailed.size).toBe(0);
  });

  it('reports a publicly callable database', async () => {
    await stub.exec(`grant execute on function public.claim_submission(jsonb) to anon;
      create view public.submissions as select * from mail.submissions;
      grant select on public.submissions to anon`);
    onTestFinished(async () => {
      await stub.exec(`revoke execute on function public.claim_submission(jsonb) from anon;
        drop view public.submissions`);
    });
    expect(await checkDeployment(nginx.url, config())).toEqual([
      'The table submissions answers 200 to anybody instead of refusing',
      'The function claim_submission answers 200 to anybody instead of refusing',
    ]);
  });

  it('reports a missing function', async () => {
    await stub.exec('alter function public.list_email_hmacs(jsonb) rename to none');
    const retry = stub.functions.get('retry-mail');
    stub.functions.delete('retry-mail');
    onTestFinished(async () => {
      if (retry) stub.functions.set('retry-mail', retry);
      await stub.exec('alter function public.none(jsonb) rename to list_email_hmacs');
    });
    expect(await checkDeployment(nginx.url, config())).toEqual([
      'The database function list_email_hmacs is missing: run "supabase db push"',
      'The function retry-mail is not deployed: run "supabase functions deploy retry-mail"',
    ]);
  });
});

describe.skipIf(program === null)(`nginx as docs/deploy.md has it${why}`, () => {
  let nginx: TestNginx;
  let server: RunningServer;
  const config = readPublicConfig({}, false);

  beforeAll(async () => {
    const guide = readFileSync('docs/deploy.md', 'utf8');
    const port = await freePort();
    const [, proxy = ''] = /# begin: mail function\n([^#]*)# end/.exec(guide) ?? [];
    const snippet = [nginxSnippet(config, built()), proxy.replace('4173', String(port))];
    nginx = await startNginx(program ?? '', site, snippet.join('\n'));
    const env = { PORT: String(port), DATA_DIR: await usedFolder(), SITE_ORIGINS: nginx.url };
    server = await runServer({ ...env, TRUST_PROXY: '1' }, site, config);
    await server.opened;
  });

  afterAll(async () => {
    await nginx.stop();
    await server.stop();
  });

  it('is without a fault, and accepts a submission', async () => {
    expect(await checkDeployment(nginx.url, config)).toEqual([]);
    expect((await submit(nginx.url)).data).toMatchObject({ data: { status: 'sent' } });
  });
});

describe('our own server', () => {
  let server: RunningServer;
  const config = readPublicConfig({}, false);

  beforeAll(async () => {
    server = await runServer({ PORT: '0', DATA_DIR: await usedFolder() }, site, config);
    await server.opened;
  });

  afterAll(() => server.stop());

  it('is checked by a command with an exit code', async () => {
    const [good, bad, wrong] = await Promise.all([
      command(server.url),
      command(`${server.url}/`, { SITE_URL: 'https://www.example.org' }),
      command('www.example.org'),
    ]);
    expect(good).toEqual({ code: 0, output: `${server.url} is as built.\n`, complaint: '' });
    expect(bad.code).toBe(1);
    expect(bad.output).toMatch(/^SITE_URL is https:.*\nFindings: 1\n$/);
    expect(wrong.code).toBe(2);
  });

  it('cannot be checked if no server answers, and one line says why', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`;
    const refused = 'http://127.0.0.1:1';
    expect(await Promise.all([command(nobody), command(refused)])).toEqual([
      { code: 2, output: '', complaint: `${nobody} gives no answer (ECONNREFUSED)\n` },
      { code: 2, output: '', complaint: `${refused} gives no answer (bad port)\n` },
    ]);
  });
});
