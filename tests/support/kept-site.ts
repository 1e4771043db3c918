import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { kept } from '#scripts/operations/keep-release/kept.ts';
import { productBuilds } from '#scripts/platform/index.ts';
import {
  createEdge,
  createStore,
  deploySite,
  type Handler,
  loadStack,
  systemClock,
} from '#scripts/platform/services.ts';

const unpackSite = (folder: string): void => {
  for (const [path, content] of Object.entries(kept.site())) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
};

const openKeptSite = async (): Promise<Handler> => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-site-'));
  const site = join(folder, 'site');
  unpackSite(site);
  const { cdkOut } = productBuilds(resolve(import.meta.dirname, '../..'), new AbortController().signal);
  const stack = loadStack(cdkOut, { SiteOrigin: process.env.THESEE_ORIGIN ?? '' });
  const store = createStore(
    join(folder, 's3'),
    stack.buckets.map(({ name }) => name),
  );
  for (const deployment of stack.deployments) {
    const sources = deployment.sources.map(({ markers }) => ({ folder: site, markers }));
    await deploySite(store, { ...deployment, sources });
  }
  const api: Handler = async ({ path }) => {
    throw new Error(`the kept site has no ${path}`);
  };
  return createEdge({ stack, store, api, filesOrigin: process.env.AWS_ENDPOINT_URL_S3 ?? '', clock: systemClock });
};

let opened: Promise<Handler> | undefined;

const isOfTheProduct = (path: string): boolean => /^\/(api|files|public\/cv|__local)\//.test(path);

export const showKeptSite = async (page: Page): Promise<string[]> => {
  opened ??= openKeptSite();
  const edge = await opened;
  const asked: string[] = [];
  const isOfTheSite = ({ origin, pathname }: URL) => origin === process.env.THESEE_ORIGIN && !isOfTheProduct(pathname);
  await page.context().route(isOfTheSite, async (route, request) => {
    const { pathname: path, search } = new URL(request.url());
    const { 'accept-encoding': _, ...headers } = await request.allHeaders();
    asked.push(path.split('/').at(-1) ?? '');
    const {
      status,
      headers: sent,
      body,
    } = await edge({
      method: request.method(),
      path,
      query: search.slice(1),
      headers,
      body: Buffer.alloc(0),
      peer: { address: '127.0.0.1', port: 0 },
    });
    await route.fulfill({ status, headers: sent, ...(body && { body }) });
  });
  return asked;
};
