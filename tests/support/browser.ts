import type { StoredUser } from '#functions/data/people/users.ts';
import { basePath } from '#shared/contract.ts';
import type { Session } from '#shared/schemas/user.ts';
import { password } from './accounts.ts';
import { invoke } from './invoke.ts';

export const authRequest = (call: string, body: unknown, headers: Record<string, string> = {}): Request =>
  new Request(`http://test${basePath}/auth/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

export const post = (...given: Parameters<typeof authRequest>): Promise<Response> => invoke(authRequest(...given));

export const renewalName = '__Secure-renewal';

export class Browser {
  readonly cookies: Map<string, string>;
  token = '';

  constructor(cookies: Iterable<readonly [string, string]> = []) {
    this.cookies = new Map(cookies);
  }

  /** Stands for a tab that has missed a reply, or a thief. */
  copy(): Browser {
    const other = new Browser(this.cookies);
    other.token = this.token;
    return other;
  }

  get renewal(): string {
    return this.cookies.get(renewalName) ?? '';
  }

  #keep(reply: Response): void {
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0(;|$)/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  async post(call: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Response> {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const reply = await post(call, body, { ...(cookie && { cookie }), ...headers });
    this.#keep(reply);
    return reply;
  }

  async login({ email }: Pick<StoredUser, 'email'>, given = password): Promise<Response> {
    return this.#enter(await this.post('login', { email, password: given }));
  }

  async renew(body: unknown = {}): Promise<number> {
    return (await this.#enter(await this.post('renew', body))).status;
  }

  async logout(): Promise<number> {
    return (await this.post('logout', {}, this.token ? this.bearer : {})).status;
  }

  get bearer(): Record<string, string> {
    return { authorization: `Bearer ${this.token}` };
  }

  async #enter(reply: Response): Promise<Response> {
    if (reply.ok) this.token = ((await reply.clone().json()) as Session).token;
    return reply;
  }

  async isSignedIn({ id }: Pick<StoredUser, 'id'>): Promise<boolean> {
    return isSignedIn(this.token, { id });
  }
}

export const isSignedIn = async (token: string, { id }: Pick<StoredUser, 'id'>): Promise<boolean> =>
  (await invoke(new Request(`http://test${basePath}/users/${id}`, { headers: { authorization: `Bearer ${token}` } })))
    .ok;

export const browserOf = async (user: Pick<StoredUser, 'email'>): Promise<Browser> => {
  const browser = new Browser();
  const reply = await browser.login(user);
  if (!reply.ok) throw new Error(`signing in was answered ${reply.status}`);
  return browser;
};
