import type { StoredUser } from '#functions/data/people/users.ts';
import { contracts } from '#shared/contracts/index.ts';
import { withCell } from '#web/lib/calls/cell-transport.ts';
import { createClient, type Outgoing } from '#web/lib/calls/client.ts';

export type Site = ReturnType<typeof openSite>;

/** A browser with the site's own client and its way to follow a cell, in front of whatever answers. */
export const openSite = (origin: string, ask: (request: Request) => Promise<Response>) => {
  const cookies = new Map<string, string>();
  let token: string | undefined;

  const keepCookies = (reply: Response): void => {
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  };

  const fetchOnce = async ({ method, path, body, headers }: Outgoing, bearer?: string): Promise<Response> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const reply = await ask(
      new Request(`${origin}${path}`, {
        method,
        body,
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...(cookie && { cookie }),
        },
      }),
    );
    keepCookies(reply);
    return reply;
  };

  const send = withCell(fetchOnce, () => token);
  const withoutToken = createClient(contracts, (call) => send(call));
  return {
    api: createClient(contracts, (call) => send(call, token)),

    async signIn({ email }: Pick<StoredUser, 'email'>, password: string): Promise<void> {
      token = undefined;
      const session = await withoutToken.auth.login({ body: { email, password } });
      if (!('token' in session)) throw new Error('a second step is due');
      token = session.token;
    },

    async renew({ id }: Pick<StoredUser, 'id'>): Promise<void> {
      token = (await withoutToken.auth.renew({ body: { userId: id } })).token;
    },
  };
};
