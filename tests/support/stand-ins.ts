import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildIfStale, places, productBuilds } from '#scripts/platform/index.ts';
import {
  createEdge,
  createLambdaService,
  deploySite,
  exchange,
  type Handler,
  loadStack,
  ownAnswer,
  type Stack,
  type StandIns,
  startLambdaApi,
  startServer,
  startStandIns,
  systemClock,
} from '#scripts/platform/services.ts';

const root = resolve(import.meta.dirname, '../..');

/** Handlers only need the site's templates, so any existing site build will do. */
export const synthesise = async (): Promise<string> => {
  const { site, stack, cdkOut } = productBuilds(root, new AbortController().signal);
  if (!existsSync(join(root, 'web/dist/cv.fr.html'))) await buildIfStale(root, site);
  await buildIfStale(root, stack);
  return cdkOut;
};

/** Serves no API, only pages for handlers that fetch them. */
const startSite = async () => {
  let edge: Handler = async () => ownAnswer(503, 'not yet');
  const server = await startServer((message, response) =>
    exchange(message, response, (request) => edge(request)).then(() => undefined),
  );
  const open = async (stack: Stack, { store, filesOrigin }: StandIns): Promise<void> => {
    for (const deployment of stack.deployments) await deploySite(store, deployment);
    const api: Handler = async () => ownAnswer(503, 'the site alone');
    edge = createEdge({ stack, store, api, filesOrigin, clock: systemClock });
  };
  return { ...server, open };
};

type Variables = Record<string, string>;

/** Sets the variables of all functions in this process; `variables` does so in another one. */
export const openStandIns = async (cdkOut: string): Promise<StandIns & { variables: Variables }> => {
  const folder = resolve(root, '.local/tests');
  mkdirSync(folder, { recursive: true });
  const dir = mkdtempSync(join(folder, 'run-'));
  const site = await startSite();
  const stack = loadStack(cdkOut, { SiteOrigin: site.origin }, places(dir).keys);
  const standIns = await startStandIns({ dir, holdings: stack, trustsHeader: true });
  await site.open(stack, standIns);
  // A setting of the process rather than of the code.
  const { NODE_OPTIONS: _, ...settings } = Object.assign({}, ...stack.functions.map(({ environment }) => environment));
  // A handler that invokes another function gets its deployed bundle.
  const { functions, findTarget } = stack;
  const log = (source: string, line: string) => console.log(`[${source}] ${line}`);
  const service = createLambdaService({
    functions,
    injected: { ...standIns.environment, TMPDIR: tmpdir() },
    log,
    keep: () => undefined,
  });
  const lambdaApi = await startLambdaApi({ running: () => ({ findTarget, service }), watch: standIns.watch });
  const variables: Variables = {
    ...settings,
    ...standIns.environment,
    // CloudFront adds this header; tests send it instead.
    THESEE_ORIGIN_SECRET: JSON.parse(stack.secretValue(settings.ORIGIN_SECRET ?? '')).current,
    AWS_ENDPOINT_URL_LAMBDA: lambdaApi.origin,
    THESEE_MAIL: standIns.mailDir,
  };
  Object.assign(process.env, variables);
  const stop = async () => {
    await site.stop();
    await lambdaApi.stop();
    await service.stop();
    await standIns.stop();
  };
  return { ...standIns, variables, stop };
};

/** Opens the services for a stage of one cell. */
export default async (): Promise<() => Promise<void>> => {
  const { stop } = await openStandIns(await synthesise());
  return stop;
};
