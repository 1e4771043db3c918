import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadStack } from '#scripts/platform/template/stack.ts';
import { type Assembly, propertiesOf, writeAssembly } from './fixtures/assembly.ts';
import { addCells, dropStore } from './fixtures/cells.ts';
import { addRule, addStream } from './fixtures/event-sources.ts';
import { jsonOf, openChanged, openProduct } from './fixtures/product.ts';

const storeArn = 'arn:aws:cloudfront::000000000000:key-value-store/Web-Moved';
const token = (claims: object): string =>
  `Bearer aGVhZA.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

describe('the template of several cells', () => {
  it('gives each cell its functions, its API and its events, and tells functions of one name apart', () => {
    const { cells, main, stores, directory } = loadStack(
      writeAssembly((assembly) => {
        addCells(assembly);
        addStream(assembly, 'the-table');
        addRule(assembly, 'rate(1 minute)');
      }),
      {},
    );
    const of = cells.map(({ id, functions, api, sources, rules }) => ({
      id,
      functions: functions.map(({ label, bundle, environment }) => [label, bundle, environment.GREETING]),
      routes: api.routes.map(({ key, integration }) => [key, integration?.lambda.label]),
      events: [sources.length, rules.length],
    }));
    expect(of[0]).toMatchObject({ id: 'main', functions: [['Lambda', 'Lambda', 'hello']], events: [1, 1] });
    expect(of.slice(1)).toEqual(
      ['b', 'c'].map((id) => ({
        id,
        functions: [[`${id}.Lambda`, 'Lambda', `hello of ${id}`]],
        routes: [
          ['ANY /api/{proxy+}', `${id}.Lambda`],
          ['POST /api/run/{behaviour}', `${id}.Lambda`],
        ],
        events: [0, 0],
      })),
    );
    expect(new Set(cells.map(({ api }) => api.domain)).size).toBe(3);
    expect(main).toBe(cells[0]);
    expect([stores, directory]).toEqual([[storeArn], null]);
  });

  it('names the directory’s table by the output that a deployment reads', () => {
    const change = ({ storage }: Assembly) => {
      const Value = { Ref: 'Table' };
      storage.Outputs = { ...Object(storage.Outputs), DirectoryTable: { Value } };
    };
    expect(loadStack(writeAssembly(change), {}).directory).toBe('Storage-Table');
  });

  it('has neither store nor directory with one cell', () => {
    const { cells, stores, directory } = loadStack(writeAssembly(), {});
    expect([cells.map(({ id }) => id), stores, directory]).toEqual([['main'], [], null]);
  });

  it('refuses a store whose content a deployment would import', () => {
    const change = (assembly: Assembly) => {
      addCells(assembly);
      propertiesOf(assembly, 'Moved').ImportSource = { SourceType: 'S3', SourceArn: 'arn:aws:s3:::bucket/file' };
    };
    expect(() => loadStack(writeAssembly(change), {})).toThrow('ImportSource is not known');
  });
});

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/helper-functions-origin-modification.html
// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-custom-methods.html
describe('the edge before several cells', () => {
  let product: Awaited<ReturnType<typeof openProduct>>;
  const asked: string[] = [];
  beforeAll(async () => {
    product = await openProduct(writeAssembly(addCells), {
      readKey: (store, key) => {
        asked.push(`${store} ${key}`);
        return { moved: 'c', back: 'main', gone: 'z' }[key];
      },
    });
  });
  afterAll(() => product.stop());

  const eventOf = async (headers: Record<string, string>, target = '/api/run/event') =>
    jsonOf(await product.call('POST', target, { headers }));
  const cellOf = async (headers: Record<string, string>): Promise<string> => {
    const { GREETING } = jsonOf(await product.call('POST', '/api/run/environment', { headers }));
    return GREETING;
  };

  it.each<[string, Record<string, string>, string]>([
    ['nothing', {}, 'hello'],
    ['the header x-cell', { 'x-cell': 'b' }, 'hello of b'],
    ['the header x-cell before a token', { 'x-cell': 'b', authorization: token({ cell: 'c' }) }, 'hello of b'],
    ['an unknown header x-cell', { 'x-cell': 'z' }, 'hello'],
    ['a token', { authorization: token({ uni: 'settled', cell: 'b' }) }, 'hello of b'],
    ['a token of an unknown cell', { authorization: token({ cell: 'z' }) }, 'hello'],
    ['the store before the token', { authorization: token({ uni: 'moved', cell: 'b' }) }, 'hello of c'],
    ['the store, back to the main cell', { authorization: token({ uni: 'back', cell: 'b' }) }, 'hello'],
    ['a store that lists no cell of this stage', { authorization: token({ uni: 'gone', cell: 'b' }) }, 'hello of b'],
    ['a renewal cookie', { cookie: 'language=en; __Secure-renewal=b~user.session.secret' }, 'hello of b'],
    ['the second of two', { cookie: '__Secure-renewal=of.another.host; __Secure-renewal=c~u.s.x' }, 'hello of c'],
  ])('leads a call with %s to its cell', async (_what, headers, greeting) => {
    expect(await cellOf(headers)).toBe(greeting);
  });

  it('asks the function’s own store', async () => {
    asked.length = 0;
    await cellOf({ authorization: token({ uni: 'moved' }) });
    expect(asked).toEqual([`${storeArn} moved`]);
  });

  it('changes the host alone: secret, query, body and cookies arrive as they were sent', async () => {
    const headers = { 'x-cell': 'b', cookie: 'one=1; two=2', host: 'localhost:3000' };
    const target = '/api/run/event?a=%20x&b=2&a=1+1&c';
    const [there, main] = await Promise.all([
      eventOf(headers, target),
      eventOf({ ...headers, 'x-cell': 'main' }, target),
    ]);
    expect(there.requestContext.domainName).toBe('otherb-api.execute-api.eu-west-3.amazonaws.com');
    expect(there.headers.host).toBe(there.requestContext.domainName);
    expect(main.requestContext.domainName).toBe('web-api.execute-api.eu-west-3.amazonaws.com');
    for (const event of [there, main]) {
      expect(event.headers['x-origin-secret']).toBe('the secret');
      expect(event.rawQueryString).toBe('a=%20x&b=2&a=1+1&c');
      expect(event.cookies).toEqual(['one=1', 'two=2']);
      expect(event.headers).not.toHaveProperty('x-cell');
    }
  });

  it('has one limit of functions at once for all cells, as they lie in one account', async () => {
    const { call } = await openChanged(addCells, { concurrency: 1 });
    const statuses = await Promise.all(
      ['main', 'b'].map(async (cell) => (await call('POST', '/api/run/slow', { headers: { 'x-cell': cell } })).status),
    );
    expect(statuses).toEqual([200, 500]);
  });

  it('leaves what no API serves where it was', async () => {
    expect((await product.call('GET', '/screen', { headers: { 'x-cell': 'b' } })).status).toBe(200);
  });
});

describe('an edge function', () => {
  const answerOf = async (code: string, change: (assembly: Assembly) => void = () => undefined) => {
    const { call } = await openChanged((assembly) => {
      addCells(assembly, code);
      change(assembly);
    });
    return call('POST', '/api/run/event?a=1&b=2&a=3');
  };
  const handler = (body: string): string =>
    `async function handler(event) { const request = event.request; ${body} return request; }`;

  it('sees a repeated name with all its values, and writes a query of its own', async () => {
    const code = handler(
      'const { a } = request.querystring; request.querystring = { c: { value: JSON.stringify(a) } };',
    );
    const { rawQueryString } = jsonOf(await answerOf(code));
    expect(JSON.parse(rawQueryString.slice('c='.length))).toEqual({
      value: '1',
      multiValue: [{ value: '1' }, { value: '3' }],
    });
    const added = handler("request.querystring.d = { value: '4' };");
    expect(jsonOf(await answerOf(added)).rawQueryString).toBe('a=1&a=3&b=2&d=4');
  });

  it.each([
    ['an error', "throw new Error('the reason');", 'the reason'],
    ['an error after a wait', "await null; throw new Error('the reason');", 'the reason'],
    ['no answer', 'await new Promise(() => undefined);', 'did not answer'],
    ['another setting of the origin', "cf.updateRequestOrigin({ domainName: 'x', originPath: '/y' });", 'originPath'],
    ['an origin that is not here', "cf.updateRequestOrigin({ domainName: 'x.test' });", 'x.test'],
    ['a key in another format', "await cf.kvs().get('a', { format: 'json' });", 'options of get'],
  ])('fails the call by %s', async (_what, body, why) => {
    await expect(answerOf(handler(body))).rejects.toThrow(why);
  });

  it('has no store unless one is associated', async () => {
    const code = handler("await cf.kvs().get('a');");
    await expect(answerOf(code)).rejects.toThrow('KeyNotFound');
    await expect(answerOf(code, dropStore)).rejects.toThrow('no key value store');
  });
});
