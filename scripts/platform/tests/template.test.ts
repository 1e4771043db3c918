import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { type Assembly, behaviorsOf, originsOf, propertiesOf, writeAssembly } from './fixtures/assembly.ts';
import { jsonOf, openProduct, textOf } from './fixtures/product.ts';

// Each test removes one thing from the template and gets the cloud's answer.
const withChange = async <T>(
  change: (assembly: Assembly) => void,
  check: (product: Awaited<ReturnType<typeof openProduct>>) => Promise<T>,
): Promise<T> => {
  const product = await openProduct(writeAssembly(change));
  return check(product).finally(product.stop);
};

describe('taken out of the template', () => {
  // https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-routes.html
  it('a route: the next best route answers, and without any the gateway with 404', async () => {
    const withoutRoute = ({ web }: Assembly) => {
      delete web.Resources.Mine;
    };
    await withChange(withoutRoute, async ({ call }) => {
      expect(jsonOf(await call('GET', '/api/items/mine')).route).toBe('GET /api/items/{id}');
    });
    const withoutThree = (assembly: Assembly) => {
      withoutRoute(assembly);
      delete assembly.web.Resources.Item;
      delete assembly.web.Resources.Greedy;
    };
    await withChange(withoutThree, async ({ call }) => {
      const reply = await call('GET', '/api/items/mine');
      expect([reply.status, textOf(reply)]).toEqual([404, '{"message":"Not Found"}']);
    });
  });

  it('the default stage: every call is 404', async () => {
    const change = ({ web }: Assembly) => {
      delete web.Resources.Stage;
    };
    await withChange(change, async ({ call }) => {
      expect((await call('GET', '/api/items/mine')).status).toBe(404);
    });
  });

  it('a variable: the function does not find it', async () => {
    const change = (assembly: Assembly) => {
      propertiesOf(assembly, 'LambdaFunction01234567').Environment = { Variables: { GREETING: 'hello' } };
    };
    await withChange(change, async ({ call }) => {
      const variables = jsonOf(await call('POST', '/api/run/environment'));
      expect(variables).toHaveProperty('GREETING');
      expect(variables).not.toHaveProperty('FILES');
    });
  });

  // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-properties-lambda-function-code.html
  it('an asset: it cannot be deployed', async () => {
    const change = ({ assets }: Assembly) => {
      delete assets['a'.repeat(64)];
    };
    await expect(openProduct(writeAssembly(change))).rejects.toThrow(
      /LambdaFunction01234567 cannot be deployed: its asset/,
    );
  });

  it("an asset's code: every call is a 500", async () => {
    const cdkOut = writeAssembly();
    rmSync(join(cdkOut, `asset.${'a'.repeat(64)}`, 'index.js'));
    const { call, lines, stop } = await openProduct(cdkOut);
    expect((await call('GET', '/api/items/1')).status).toBe(500);
    expect(lines.join('\n')).toContain("Runtime.ImportModuleError: Cannot find module 'index'");
    await stop();
  });

  it("a file of the site's asset: 404 for it, the page for every screen", async () => {
    const cdkOut = writeAssembly();
    rmSync(join(cdkOut, `asset.${'b'.repeat(64)}`, 'assets/a.js'));
    const { call, stop } = await openProduct(cdkOut);
    expect((await call('GET', '/assets/a.js')).status).toBe(404);
    expect((await call('GET', '/user/profile')).status).toBe(200);
    await stop();
  });

  it('an integration: the route answers 500, and a dangling reference cannot be deployed', async () => {
    const unbound = (assembly: Assembly) => {
      delete propertiesOf(assembly, 'Mine').Target;
    };
    await withChange(unbound, async ({ call }) => {
      expect((await call('GET', '/api/items/mine')).status).toBe(500);
      expect((await call('GET', '/api/items/1')).status).toBe(200);
    });
    const dangling = ({ web }: Assembly) => {
      delete web.Resources.Integration;
    };
    await expect(openProduct(writeAssembly(dangling))).rejects.toThrow(
      'Unresolved resource dependencies [Integration]',
    );
  });

  // https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-troubleshooting-lambda.html
  it('the function’s leave to be invoked by the API: every call is 500', async () => {
    const without = ({ web }: Assembly) => {
      delete web.Resources.Permission;
    };
    const ofAnother = (assembly: Assembly) => {
      propertiesOf(assembly, 'Permission').SourceArn = 'arn:aws:execute-api:eu-west-3:000000000000:another/*/*/*';
    };
    for (const change of [without, ofAnother]) {
      await withChange(change, async ({ call }) => {
        const reply = await call('GET', '/api/items/mine');
        expect([reply.status, textOf(reply)]).toEqual([500, '{"message":"Internal Server Error"}']);
      });
    }
  });

  // https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html
  it('the right to list the bucket: a missing file is 403', async () => {
    const change = ({ web }: Assembly) => {
      delete web.Resources.SitePolicy;
    };
    await withChange(change, async ({ call }) => {
      expect((await call('GET', '/assets/none.js')).status).toBe(403);
    });
  });

  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/controlling-origin-requests.html
  it('a forwarded header: the function does not see it', async () => {
    const change = (assembly: Assembly) => {
      for (const behavior of behaviorsOf(assembly)) delete behavior.OriginRequestPolicyId;
    };
    await withChange(change, async ({ call }) => {
      const options = { headers: { 'accept-language': 'fr', cookie: 'a=1', authorization: 'Bearer x' } };
      const event = jsonOf(await call('GET', '/api/run/event?a=1', options));
      expect(event.headers).not.toHaveProperty('accept-language');
      expect(event.headers).not.toHaveProperty('authorization');
      expect(event).toMatchObject({ rawQueryString: '' });
      expect(event).not.toHaveProperty('cookies');
    });
  });
});

describe('a shortened time-out', () => {
  const ask = async (call: Awaited<ReturnType<typeof openProduct>>['call'], behaviour: string) => {
    const reply = await call('POST', `/api/run/${behaviour}`);
    return [reply.status, textOf(reply)];
  };

  // https://docs.aws.amazon.com/lambda/latest/dg/configuration-timeout.html and, for the 500,
  // https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-troubleshooting-lambda.html
  it('the function’s ends a call with 500, even one that is busy, and the next one works', async () => {
    const change = (assembly: Assembly) =>
      Object.assign(propertiesOf(assembly, 'LambdaFunction01234567'), { Timeout: 0.2 });
    await withChange(change, async ({ call, lines }) => {
      // Warms the function up: the first call would spend the time on starting.
      await call('POST', '/api/run/calls');
      for (const behaviour of ['hang', 'loop'])
        expect(await ask(call, behaviour)).toEqual([500, '{"message":"Internal Server Error"}']);
      expect(lines.join('\n')).toContain('Task timed out after 0.2 seconds');
      expect((await call('POST', '/api/run/calls')).status).toBe(200);
    });
  });

  // https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html
  it('the integration’s ends a call with 503, while the function goes on to its own end', async () => {
    const change = (assembly: Assembly) =>
      Object.assign(propertiesOf(assembly, 'Integration'), { TimeoutInMillis: 50 });
    await withChange(change, async ({ call, lines, service }) => {
      const invoke = vi.spyOn(service, 'invoke');
      expect(await ask(call, 'slow')).toEqual([503, '{"message":"Service Unavailable"}']);
      expect(await invoke.mock.results[0]?.value).toMatchObject({ result: { statusCode: 200 } });
      expect(lines.join('\n')).not.toContain('timed out');
    });
  });

  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/http-504-gateway-timeout.html
  it('the distribution’s ends a call with 504', async () => {
    const change = (assembly: Assembly) => {
      originsOf(assembly)[1] = { ...originsOf(assembly)[1], CustomOriginConfig: { OriginReadTimeout: 0.05 } };
    };
    await withChange(change, async ({ call }) => {
      expect((await call('POST', '/api/run/slow')).status).toBe(504);
    });
  });
});
