import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import settings from '../cdk.json' with { type: 'json' };
import { localStage, readStage } from './settings.ts';
import { addStage } from './stage.ts';

// The feature flags, also when the app is run without the CDK's command line.
const app = new App({ context: settings.context });
/** `--context stage=production`, and `--context settings=<file>` where its settings lie elsewhere. */
const stage = readStage(app.node.tryGetContext('stage') ?? localStage, app.node.tryGetContext('settings'));
addStage(app, stage, join(import.meta.dirname, '../web/dist'));
