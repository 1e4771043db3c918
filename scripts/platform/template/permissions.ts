import * as z from 'zod/mini';
import { toMatcher } from '#scripts/platform/iam/pattern.ts';
import type { FindResources } from './resources.ts';
import type { Target } from './targets.ts';

const permission = z.strictObject({
  Action: z.literal('lambda:InvokeFunction'),
  FunctionName: z.string(),
  Principal: z.string(),
  SourceArn: z._default(z.string(), '*'),
});

/** Evaluates the resource policy of a function or alias. */
export type MayInvoke = (target: Target, principal: string, sourceArn: string) => boolean;

/** https://docs.aws.amazon.com/lambda/latest/dg/access-control-resource-based.html */
export const findPermissions = (find: FindResources): MayInvoke => {
  const granted = find('AWS::Lambda::Permission', permission).map(({ properties }) => ({
    ...properties,
    isSource: toMatcher(properties.SourceArn),
  }));
  return ({ name, arn }, principal, sourceArn) =>
    granted.some(
      ({ FunctionName, Principal, isSource }) =>
        [name, arn].includes(FunctionName) && Principal === principal && isSource(sourceArn),
    );
};
