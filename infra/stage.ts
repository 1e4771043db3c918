import { resolve } from 'node:path';
import type { App } from 'aws-cdk-lib';
import { localStage, type Stage } from './settings.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { EdgeStack, edgeRegion, hasEdge } from './stacks/edge-stack.ts';
import { SharedStack } from './stacks/shared-stack.ts';
import { StorageStack } from './stacks/storage-stack.ts';
import { WatchStack } from './stacks/watch-stack.ts';
import { WebStack } from './stacks/web-stack.ts';

/** An invalid account number, so that the local stage cannot be deployed by accident. */
const nobodysAccount = '000000000000';

/**
 * Names are `thesee-<stage>-<part>`: shared, storage, api, edge (CloudFront's region), web and watch. `site` is the folder of
 * the built site. `--context atOnce=true` overrides a stage's traffic shift.
 */
export const addStage = (app: App, stage: Stage, site: string) => {
  const { name, region } = stage;
  const propsIn = (where: string) => ({
    stage,
    env: { region: where, ...(name === localStage && { account: nobodysAccount }) },
    terminationProtection: true,
    tags: { product: 'thesee', stage: name },
  });
  const id = (part: string): string => `thesee-${name}-${part}`;
  const bundles = resolve(app.outdir, 'bundles');
  const props = propsIn(region);

  const shift = app.node.tryGetContext('atOnce') ? undefined : stage.deployment?.shift;

  const shared = new SharedStack(app, id('shared'), props);
  const storage = new StorageStack(app, id('storage'), props);
  storage.addStackDependency(shared);
  const api = new ApiStack(app, id('api'), { ...props, shared, storage, bundles, shift });
  const edge = hasEdge(stage) ? new EdgeStack(app, id('edge'), propsIn(edgeRegion)) : undefined;
  const web = new WebStack(app, id('web'), { ...props, shared, api, edge, site });
  const watch = stage.watch && new WatchStack(app, id('watch'), { ...props, storage, api, web, bundles });
  return { shared, storage, api, edge, web, watch };
};
