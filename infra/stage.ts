import { resolve } from 'node:path';
import type { App } from 'aws-cdk-lib';
import { bundleFunctions } from './bundles.ts';
import { type Cell, cellPrefix, inWaves } from './cells.ts';
import { canary, functions } from './functions.ts';
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
 * Names are `thesee-<stage>-<part>`: shared, edge (CloudFront's region) and web are the stage's; storage, api and watch
 * a cell's, with its id before the part except in the main cell. No cell reads from another. `site` is the folder of
 * the built site. `--context atOnce=true` overrides a stage's traffic shift.
 */
export const addStage = (app: App, stage: Stage, site: string) => {
  const { name, region } = stage;
  const propsIn = (where: string, tags: Record<string, string> = {}) => ({
    stage,
    env: { region: where, ...(name === localStage && { account: nobodysAccount }) },
    terminationProtection: true,
    tags: { product: 'thesee', stage: name, ...tags },
  });
  const id = (part: string): string => `thesee-${name}-${part}`;
  const ofCell = (cell: Cell) => ({
    idOf: (part: string): string => `${cellPrefix(name, cell.id)}-${part}`,
    props: { ...propsIn(region, { cell: cell.id, wave: String(cell.wave) }), cell },
  });
  const bundles = resolve(app.outdir, 'bundles');
  bundleFunctions([...Object.keys(functions), canary.name], bundles);
  const shift = app.node.tryGetContext('atOnce') ? undefined : stage.deployment?.shift;

  const shared = new SharedStack(app, id('shared'), propsIn(region));
  const serving = inWaves(stage).map((cell) => {
    const { idOf, props } = ofCell(cell);
    const storage = new StorageStack(app, idOf('storage'), props);
    storage.addStackDependency(shared);
    return { cell, storage, api: new ApiStack(app, idOf('api'), { ...props, shared, storage, bundles, shift }) };
  });
  const edge = hasEdge(stage) ? new EdgeStack(app, id('edge'), propsIn(edgeRegion)) : undefined;
  const web = new WebStack(app, id('web'), { ...propsIn(region), shared, cells: serving, edge, site });
  const cells = serving.map(({ cell, ...stacks }) => {
    const { idOf, props } = ofCell(cell);
    const watch = stage.watch && new WatchStack(app, idOf('watch'), { ...props, ...stacks, web, bundles });
    return { cell, ...stacks, watch };
  });
  return { shared, edge, web, cells };
};
