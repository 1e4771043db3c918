import { basePath } from '#shared/contract.ts';
import { service } from '#shared/contracts/service.ts';
import { users } from '#shared/contracts/users.ts';

export type Deployed = {
  address: string;
  page: string;
  /** Version of the function that describes the API. */
  version: string | undefined;
  signIn?: () => Promise<unknown>;
};

type Reply = { status: number; headers: Headers; text: string };
type Ask = (path: string) => Promise<Reply>;
/** Returns a sentence on failure, else null. */
type Step = (ask: Ask, deployed: Deployed) => Promise<string | null>;

/** Longer than any cold start. */
const patienceMs = 15_000;
const headersOfPages = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
];

const typeOf = ({ headers }: Reply): string => headers.get('content-type') ?? 'nothing';
const isJson = (reply: Reply): boolean => typeOf(reply).startsWith('application/json');

const assetsIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path).sort();

const pageIsSafe: Step = async (ask) => {
  const reply = await ask('/');
  if (reply.status !== 200 || !typeOf(reply).startsWith('text/html')) {
    return `The site: GET / answered ${reply.status} with ${typeOf(reply)}, not with a page.`;
  }
  const missing = headersOfPages.filter((name) => !reply.headers.has(name));
  return missing.length > 0 ? `The site: its page comes without ${missing.join(', ')}.` : null;
};

const pageIsNew: Step = async (ask, { page }) => {
  const { headers, text } = await ask('/index.html');
  if (assetsIn(text).join() !== assetsIn(page).join()) return 'The site: its page is not the one that was just built.';
  if (headers.get('cache-control') !== 'no-cache') return 'The site: browsers would keep its page after an upgrade.';
  return null;
};

const assetsLoad: Step = async (ask) => {
  const paths = assetsIn((await ask('/')).text);
  if (paths.length === 0) return 'The site: its page names no script.';
  for (const path of paths) {
    const reply = await ask(path);
    if (reply.status !== 200 || typeOf(reply).startsWith('text/html')) {
      return `The site: ${path} answered ${reply.status} with ${typeOf(reply)}.`;
    }
    if (!reply.headers.get('cache-control')?.includes('immutable')) return `The site: browsers would not keep ${path}.`;
  }
  return null;
};

const apiIsNew: Step = async (ask, { version }) => {
  const path = `${basePath}${service.describe.path}`;
  const reply = await ask(path);
  if (reply.status !== 200 || !isJson(reply)) {
    return `The API: GET ${path} answered ${reply.status} with ${typeOf(reply)}.`;
  }
  const answered = reply.headers.get('x-function-version');
  return answered === version
    ? null
    : `The API: version ${answered} of its function answers, not ${version}, which was just deployed.`;
};

const refuses =
  (path: string, status: number, said: string): Step =>
  async (ask) => {
    const reply = await ask(path);
    return reply.status === status && isJson(reply)
      ? null
      : `The API: ${said} answered ${reply.status} with ${typeOf(reply)}, not a ${status} in JSON.`;
  };

const unknownPath = `${basePath}/no-such-call`;
const unknownPathIsNoPage = refuses(unknownPath, 404, `the unknown path ${unknownPath}`);

const somebody = `${basePath}${users.get.path.replace('{id}', 'nobody')}`;
const strangersAreRefused = refuses(somebody, 401, `GET ${somebody} without signing in`);

/** The cell's own address, which lacks the secret that CloudFront adds. */
const detoursAreRefused = refuses(somebody, 403, `GET ${somebody} past the site`);

const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
};

const candidatesGetIn: Step = async (_ask, { signIn }) => {
  const failure = await signIn?.().then(() => null, wordsOf);
  return failure ? `Candidates do not get in: ${failure}.` : null;
};

const stepsOfStage: readonly Step[] = [
  pageIsSafe,
  pageIsNew,
  assetsLoad,
  apiIsNew,
  unknownPathIsNoPage,
  strangersAreRefused,
  candidatesGetIn,
];

const stepsOfCell: readonly Step[] = [apiIsNew, unknownPathIsNoPage, detoursAreRefused];

const troublesAt = async (steps: readonly Step[], deployed: Deployed, fetching: typeof fetch): Promise<string[]> => {
  const ask: Ask = async (path) => {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetching(`${deployed.address}${path}`, { redirect: 'manual', signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const found: string[] = [];
  for (const step of steps) {
    const trouble = await step(ask, deployed).catch((error) => `It could not be tried: ${wordsOf(error)}.`);
    if (trouble && !found.includes(trouble)) found.push(trouble);
  }
  return found;
};

export const smokeTroubles = (deployed: Deployed, fetching: typeof fetch): Promise<string[]> =>
  troublesAt(stepsOfStage, deployed, fetching);

/** Asks the cell's API itself, because CloudFront may not know a new cell yet. */
export const cellTroubles = (cell: Omit<Deployed, 'page'>, fetching: typeof fetch): Promise<string[]> =>
  troublesAt(stepsOfCell, { ...cell, page: '' }, fetching);

/** Repeats failed checks after pauses, because the gateway serves new routes some seconds late. */
export const settled = async (
  look: () => Promise<string[]>,
  pause: () => Promise<void>,
  tries = 3,
): Promise<string[]> => {
  const found = await look();
  if (found.length === 0 || tries === 1) return found;
  await pause();
  return settled(look, pause, tries - 1);
};
