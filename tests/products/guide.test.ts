import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort, root } from '#scripts/platform/index.ts';
import { mailedUrl, mailsTo } from '#tests/support/mailbox.ts';
import { apiOf } from '#tests/support/people.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

// Follows infra/guide.md on an empty platform: runs its commands, and makes the calls of its pages.
const dir = temporaryFolder('guide');
const password = 'trois loutres au canal';
let origin = '';
let product: ReturnType<typeof spawn>;

/** The guide's shell commands, in order. */
const guide = readFileSync(join(root, 'infra/guide.md'), 'utf8');
const commands = [...guide.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text.replaceAll('\\\n', ' '));

/** Runs the guide's first command that starts so, locally and without confirmation. */
const follow = async (beginning: string): Promise<string> => {
  const command = commands.find((text) => text.startsWith(`npm run ${beginning} `)) ?? expect.unreachable(beginning);
  const said = command.replace('--stage production', '--local').replace('https://thesee.marais.example', origin);
  const [, , script = '', , ...args] = [...said.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
  const env = { ...process.env, LOCAL_DIR: dir, CATALOGUE_PASSWORD: password };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`scripts/operations/${script}.ts`, ...args, '--yes'],
    {
      cwd: root,
      env,
    },
  );
  return stdout;
};

/** The query parameters of the newest mailed link to that page, once it arrives. */
const linkTo = async (address: string, page: string): Promise<Record<string, string>> => {
  const url = await vi.waitFor(async () => {
    const found = await mailedUrl(address, page);
    expect(found).toContain(origin);
    return found;
  }, 90_000);
  return Object.fromEntries(new URL(url).searchParams);
};

/** Follows an invitation: chooses a password and signs in. */
const enter = async (email: string) => {
  const { token = '', userId = '' } = await linkTo(email, 'reset-password');
  const body = { token, userId, email, password, confirmPassword: password };
  await apiOf().auth.updatePassword({ body });
  return signIn(email);
};
const signIn = async (email: string) => {
  const reply = await apiOf().auth.login({ body: { email, password } });
  if ('challenge' in reply) return expect.unreachable('a second step is due');
  return { user: reply.user, api: apiOf(reply.token) };
};

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  Object.assign(process.env, { THESEE_ORIGIN: origin, THESEE_MAIL: join(dir, 'mail') });
  product = spawn(process.execPath, ['scripts/platform/start.ts', '--empty'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), LOCAL_DIR: dir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  product.stdout?.on('data', (chunk) => (output += chunk));
  await vi.waitFor(() => expect(output).toContain(`ready  ${origin}`), 100_000);
  expect(output).not.toContain('demo data');
});
afterAll(() => {
  product.kill('SIGTERM');
});

test('the guide leads from an empty platform to the first accepted candidate', { timeout: 300_000 }, async () => {
  expect(await apiOf().universities.list()).toEqual({ rows: [] });

  expect(await follow('operator -- create-super')).toContain('Ada Keller becomes a super administrator');
  const ada = await enter('ada.keller@example.org');
  expect(ada.user.role).toBe('super');

  const [imported, opened] = await Promise.all([
    follow('catalogue -- import'),
    follow('operator -- create-university'),
  ]);
  expect(imported).toMatch(/jobs: 148 added/);
  expect(opened).toContain('Zoé Arnaud is invited');
  const zoe = await enter('zoe.arnaud@marais.example');
  const universityId = zoe.user.UniversityId ?? '';
  const { rows } = await apiOf().universities.list();
  expect(rows).toMatchObject([{ id: universityId, name: 'Université des Marais' }]);

  const email = 'sami.ferrand@example.org';
  await apiOf().auth.register({ body: { firstName: 'Sami', lastName: 'Ferrand', email, password, universityId } });
  const { token = '', userId = '' } = await linkTo(email, 'confirm-email');
  await apiOf().auth.confirmEmail({ body: { token, userId } });
  await vi.waitFor(async () => {
    const subjects = (await mailsTo('zoe.arnaud@marais.example')).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining('attend'));
  }, 90_000);
  const members = await zoe.api.users.listOfUniversity({ params: { universityId } });
  expect(members.rows).toContainEqual(expect.objectContaining({ email, status: 'PENDING', emailConfirmed: true }));
  await zoe.api.users.setStatus({ params: { id: userId }, body: { status: 'ACCEPTED' } });

  const sami = await signIn(email);
  expect(sami.user.status).toBe('ACCEPTED');
  const portfolio = await sami.api.portfolios.create({ body: { title: 'Mon premier bilan' } });
  const skills = await sami.api.portfolios.listSkills({ params: { portfolioId: portfolio.id } });
  expect(skills).toHaveLength(46);

  const { entries } = await ada.api.audit.listOfAll({ query: { kind: 'operations' } });
  expect(entries.map(({ act }) => act).sort()).toEqual(['administratorInvited', 'superInvited', 'universityOpened']);

  const [compared, rotated] = await Promise.all([follow('operator -- reindex'), follow('operator -- rotate-key')]);
  expect(compared).toContain('1 university compared with the lists, 0 to recount');
  expect(rotated).toContain('every new token is signed with it');
  expect((await signIn(email)).user.id).toBe(userId);
  const begun = await sami.api.portfolios.get({ params: { id: portfolio.id } });
  expect(begun.portfolio.title).toBe('Mon premier bilan');
});
