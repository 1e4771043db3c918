import * as z from 'zod/mini';
import { Failure } from '#functions/data/kernel/failure.ts';
import { basePath } from '#shared/contract.ts';

/** Throws an error that names the failed call. */
type Ask = (
  method: string,
  path: string,
  options?: { token?: string; body?: object; cookie?: string },
) => Promise<Response>;

const timeoutMs = 15_000;

const askAt =
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
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok)
      throw new Failure(`${method} ${path.replace(/\/[^/]*[.\d][^/]*$/, '/…')} answered ${response.status}`);
    return response;
  };

const session = z.object({ token: z.string(), user: z.object({ id: z.string() }) });
const nonEmptyList = z.array(z.looseObject({ id: z.string() })).check(z.minLength(1));

const read = async <T extends z.ZodMiniType>(step: string, shape: T, response: Response): Promise<z.output<T>> => {
  const parsed = shape.safeParse(await response.json());
  if (!parsed.success) throw new Failure(`${step}: the answer is not what was asked for`);
  return parsed.data;
};

const deviceCookieIn = (response: Response): string | undefined =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('__Secure-device='))
    ?.split(';')[0];

export const account = z.object({ email: z.string(), password: z.string() });
export type Account = z.output<typeof account>;

/** Throws on the first failure. Returns the device cookie, without which every run would be a new device. */
export const tryProduct = async (
  origin: string,
  { email, password }: Account,
  device?: string,
): Promise<string | undefined> => {
  const ask = askAt(origin);
  const page = await ask('GET', '/login');
  if (!(await page.text()).includes('<html')) throw new Failure('GET /login answered with no page');
  const opened = await ask('POST', `${basePath}/auth/login`, { body: { email, password }, cookie: device });
  const { token, user } = await read('signing in', session, opened);
  const list = await ask('GET', `${basePath}/portfolios/user/${user.id}`, { token });
  const [first] = await read('the list of assessments', nonEmptyList, list);
  const skills = await ask('GET', `${basePath}/portfolio-skills/portfolio/${first?.id}`, { token });
  await read('the skills of an assessment', nonEmptyList, skills);
  await ask('POST', `${basePath}/auth/logout`, { token });
  return deviceCookieIn(opened) ?? device;
};
