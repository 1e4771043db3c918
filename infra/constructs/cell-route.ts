import { readFileSync } from 'node:fs';
import { CfnOutput, Stack } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { anotherCell, mainCell } from '#shared/cells.ts';

/** Leads each call to the API of its cell, by the hosts of all cells' APIs but the main one's. */
export const cellRoute = (scope: Construct, apis: Readonly<Record<string, string>>): cloudfront.FunctionAssociation => {
  const code = [
    'import cf from "cloudfront";',
    `const mainCell = '${mainCell}';`,
    `const anotherCell = '${anotherCell}';`,
    `const apis = ${Stack.of(scope).toJsonString(apis)};`,
    readFileSync(`${import.meta.dirname}/cell-route.js`, 'utf8'),
  ];
  const moved = new cloudfront.KeyValueStore(scope, 'Moved', {
    comment: 'Universities that have moved, and their cells',
  });
  // The mover writes it.
  new CfnOutput(Stack.of(scope), 'MovedStore', { value: moved.keyValueStoreArn });
  return {
    eventType: cloudfront.FunctionEventType.VIEWER_REQUEST,
    function: new cloudfront.Function(scope, 'Route', {
      comment: 'Leads a call to the API of its cell',
      code: cloudfront.FunctionCode.fromInline(code.join('\n')),
      runtime: cloudfront.FunctionRuntime.JS_2_0,
      keyValueStore: moved,
    }),
  };
};
