import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import settings from '../cdk.json' with { type: 'json' };
import { addProduct } from './product.ts';
import { findStage } from './stage.ts';

// The feature flags, also when the app is run without the CDK's command line.
const app = new App({ context: settings.context });
addProduct(app, findStage(app.node.tryGetContext('stage')), join(import.meta.dirname, '../web/dist'));
