import { resolve } from 'node:path';
import type { App } from 'aws-cdk-lib';
import { ApiStack } from './stacks/api-stack.ts';
import { StorageStack } from './stacks/storage-stack.ts';
import { WebStack } from './stacks/web-stack.ts';
import type { Stage } from './stage.ts';

/** The product's three stacks for that stage; `site` is the folder of the built site. */
export const addProduct = (app: App, stage: Stage, site: string) => {
  const prefix = `thesee-${stage.name}`;
  const props = { stage, env: { region: stage.region } };
  const storage = new StorageStack(app, `${prefix}-storage`, props);
  const api = new ApiStack(app, `${prefix}-api`, { ...props, storage, bundles: resolve(app.outdir, 'bundles') });
  const web = new WebStack(app, `${prefix}-web`, { ...props, storage, api, site });
  return { storage, api, web };
};
