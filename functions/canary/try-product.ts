import * as z from 'zod/mini';
import { Failure } from '#functions/data/kernel/failure.ts';
import { basePath } from '#shared/contract.ts';

/** One call as a browser makes it; throws, naming it, when the answer is not what people need. */
type Ask = (
  method: string,
  path: string,
  options?: { token?: string; body?: object; cookie?: string },
) => Promise<Response>;

/** Longer than anybody waits. */
const patienceMs = 15_000;

const asker =
  (origin: string): Ask =>
  async (method, path, { token, body, cookie } = {}) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        'user-agent': 'Thesee-canary',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    // Not the path as it was asked for: an id stands in it.
    if (!response.ok)
      throw new Failure(`${method} ${path.replace(/\/[^/]*[.\d][^/]*$/, '/…')} answered ${response.status}`);
    return response;
  };

const session = z.object({ token: z.string(), user: z.object({ id: z.string() }) });
const some = z.array(z.looseObject({ id: z.string() })).check(z.minLength(1));

/** Its content in that shape; throws, naming the step, when it has another one. */
const read = async <T extends z.ZodMiniType>(step: string, shape: T, response: Response): Promise<z.output<T>> => {
  const parsed = shape.safeParse(await response.json());
  if (!parsed.success) throw new Failure(`${step}: the answer is not what was asked for`);
  return parsed.data;
};

/** The cookie by which the product knows a device again, as a browser would send it. */
const deviceOf = (response: Response): string | undefined =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('__Secure-device='))
    ?.split(';')[0];

/** What stands in the secret that a stage's settings name. */
export const account = z.object({ email: z.string(), password: z.string() });
export type Account = z.output<typeof account>;

/**
 * Opens the site, signs in, opens an assessment of that account and signs out. Gives the cookie of its device, to be sent the next
 * time: else every try would be recorded as one from a new device. Throws on the first thing that a candidate could not do.
 */
export const tryProduct = async (
  origin: string,
  { email, password }: Account,
  device?: string,
): Promise<string | undefined> => {
  const ask = asker(origin);
  const page = await ask('GET', '/login');
  if (!(await page.text()).includes('<html')) throw new Failure('GET /login answered with no page');
  const opened = await ask('POST', `${basePath}/auth/login`, { body: { email, password }, cookie: device });
  const { token, user } = await read('signing in', session, opened);
  const list = await ask('GET', `${basePath}/portfolios/user/${user.id}`, { token });
  const [first] = await read('the list of assessments', some, list);
  const skills = await ask('GET', `${basePath}/portfolio-skills/portfolio/${first?.id}`, { token });
  await read('the skills of an assessment', some, skills);
  await ask('POST', `${basePath}/auth/logout`, { token });
  return deviceOf(opened) ?? device;
};
