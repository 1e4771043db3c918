import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productBuilds } from '#scripts/platform/runner/build.ts';
import { type StandIns, startStandIns } from '#scripts/platform/runner/stand-ins.ts';
import { loadStack } from '#scripts/platform/template/stack.ts';
import { changeAssembly, takeRight } from '#tests/support/changed-assembly.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { jsonOf, openProduct, textOf } from './fixtures/product.ts';
import type { Template } from './fixtures/template.ts';

const { cdkOut } = productBuilds();

describe('taken out of the product’s own template', () => {
  let standIns: StandIns;
  const parameters = { SiteOrigin: 'http://localhost:3000' };
  const secrets = temporaryFolder('secrets');

  beforeAll(async () => {
    standIns = await startStandIns({
      dir: temporaryFolder('stand-ins'),
      holdings: loadStack(cdkOut, parameters, secrets),
    });
  });
  afterAll(() => standIns.stop());

  const ask = async (change: (template: Template) => void, method: string, path: string) => {
    const product = await openProduct(changeAssembly(cdkOut, change), { injected: standIns.environment, secrets });
    return product.call(method, path).finally(product.stop);
  };

  const resourcesOf = ({ Resources }: Template, type: string) =>
    Object.entries(Resources).filter(([, resource]) => resource.Type === type);

  it('nothing: universities are listed', async () => {
    const reply = await ask(() => undefined, 'GET', '/api/v0/universities');
    expect([reply.status, jsonOf(reply)]).toEqual([200, { rows: [] }]);
  });

  it('a route: the catch-all says that the call is not allowed; without that one, the gateway that there is none', async () => {
    const withoutRoutes = (template: Template, ...keys: string[]) => {
      for (const [id, { Properties }] of resourcesOf(template, 'AWS::ApiGatewayV2::Route')) {
        if (keys.includes(String(Properties.RouteKey))) delete template.Resources[id];
      }
    };
    const key = 'GET /api/v0/universities';
    const stray = await ask((template) => withoutRoutes(template, key), 'GET', '/api/v0/universities');
    expect([stray.status, jsonOf(stray).code]).toEqual([405, 'method_not_allowed']);
    const none = await ask(
      (template) => withoutRoutes(template, key, 'ANY /api/{proxy+}'),
      'GET',
      '/api/v0/universities',
    );
    expect([none.status, textOf(none)]).toEqual([404, '{"message":"Not Found"}']);
  });

  it('a variable: its function fails, and tells nothing', async () => {
    const change = (template: Template) => {
      for (const [, { Properties }] of resourcesOf(template, 'AWS::Lambda::Function')) {
        const { Variables = {} } = (Properties.Environment ?? {}) as { Variables?: Record<string, unknown> };
        delete Variables.TABLE_NAME;
      }
    };
    const reply = await ask(change, 'GET', '/api/v0/universities');
    expect(reply.status).toBe(500);
    expect(textOf(reply)).not.toContain('TABLE_NAME');
  });

  it('an asset: it cannot be deployed', async () => {
    const change = (template: Template) => {
      for (const [, { Properties }] of resourcesOf(template, 'AWS::Lambda::Function').slice(0, 1)) {
        Properties.Code = { S3Key: `${'0'.repeat(64)}.zip` };
      }
    };
    await expect(ask(change, 'GET', '/')).rejects.toThrow('cannot be deployed');
  });

  it('an integration: it cannot be deployed', async () => {
    const change = (template: Template) => {
      for (const [id] of resourcesOf(template, 'AWS::ApiGatewayV2::Integration').slice(0, 1)) {
        delete template.Resources[id];
      }
    };
    await expect(ask(change, 'GET', '/')).rejects.toThrow('Unresolved resource dependencies');
  });

  it('its time: the call ends with 500', async () => {
    const change = (template: Template) => {
      for (const [, { Properties }] of resourcesOf(template, 'AWS::Lambda::Function')) Properties.Timeout = 0.001;
    };
    expect((await ask(change, 'GET', '/api/v0/universities')).status).toBe(500);
  });

  it.each([
    ['none:None', 200],
    ['dynamodb:Query', 500],
  ])('the right %s of universities: its list answers %i, and the log says why', async (action, status) => {
    const changed = changeAssembly(cdkOut, takeRight('universities', action));
    standIns.watch.access.renew(loadStack(changed, {}).roles);
    const { call, lines, stop } = await openProduct(changed, { injected: standIns.environment, secrets });
    const reply = await call('GET', '/api/v0/universities').finally(stop);
    expect(reply.status).toBe(status);
    expect(textOf(reply)).not.toContain('authorized');
    const isNamed = /\[universities\].*GET \/api\/v0\/universities.*"missingRight":"dynamodb:Query"/;
    expect(isNamed.test(lines.join('\n'))).toBe(status === 500);
  });
});
