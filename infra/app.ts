import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import settings from '../cdk.json' with { type: 'json' };
import { localStage, readStage } from './settings.ts';
import { addStage } from './stage.ts';

// Feature flags also apply without the CDK's command line.
const app = new App({ context: settings.context });
/** `--context stage=production`; `--context settings=<file>` reads its settings from another file. */
const stage = readStage(app.node.tryGetContext('stage') ?? localStage, app.node.tryGetContext('settings'));
addStage(app, stage, join(import.meta.dirname, '../web/dist'));
