import * as z from 'zod/mini';
import type { LambdaFunction } from './functions.ts';
import { localAccount } from './names.ts';
import type { MayInvoke } from './permissions.ts';
import type { FindResources } from './resources.ts';
import type { FindTarget } from './targets.ts';

const api = z.object({
  CorsConfiguration: z.optional(
    z.object({
      AllowOrigins: z._default(z.array(z.string()), []),
      AllowMethods: z._default(z.array(z.string()), []),
      AllowHeaders: z._default(z.array(z.string()), []),
      ExposeHeaders: z._default(z.array(z.string()), []),
      AllowCredentials: z._default(z.boolean(), false),
      MaxAge: z._default(z.number(), 0),
    }),
  ),
});
const stage = z.object({
  ApiId: z.string(),
  StageName: z.string(),
  AccessLogSettings: z.optional(z.object({ Format: z.string() })),
  DefaultRouteSettings: z.optional(z.object({ ThrottlingRateLimit: z.number(), ThrottlingBurstLimit: z.number() })),
});
const integration = z.object({
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
  TimeoutInMillis: z._default(z.number(), 30_000),
});
const route = z.object({
  ApiId: z.string(),
  RouteKey: z.string(),
  AuthorizationType: z._default(z.literal('NONE'), 'NONE'),
  Target: z.optional(z.string()),
});

export type Integration = { lambda: LambdaFunction; timeoutMs: number };
/**
 * `key` has the form `GET /users/{id}`. `integration` is null if there is none, or if its function does not permit the
 * API.
 */
export type ApiRoute = { key: string; integration: Integration | null };
export type Throttle = { perSecond: number; burst: number };
export type Cors = NonNullable<z.output<typeof api>['CorsConfiguration']>;

/** Part of an invocation ARN: `GET/users/{id}`. */
const sourceOf = (routeKey: string): string => routeKey.replace(/^ANY/, '*').replace(' ', '');

/** Finds the HTTP APIs. Throws on an unsupported route. */
export const findHttpApis = (find: FindResources, findTarget: FindTarget, mayInvoke: MayInvoke) => {
  const integrations = new Map(
    find('AWS::ApiGatewayV2::Integration', integration).map(({ name, properties }) => {
      const target = findTarget(properties.IntegrationUri);
      if (!target) throw new Error(`${name}: no function ${properties.IntegrationUri}`);
      return [`integrations/${name}`, { target, timeoutMs: properties.TimeoutInMillis }];
    }),
  );
  const stages = find('AWS::ApiGatewayV2::Stage', stage).map(({ properties }) => properties);
  const routes = find('AWS::ApiGatewayV2::Route', route).map(({ properties }) => properties);

  const toRoute = (name: string, region: string, { RouteKey, Target }: (typeof routes)[number]): ApiRoute => {
    const bound = Target ? integrations.get(Target) : undefined;
    const source = `arn:aws:execute-api:${region}:${localAccount}:${name}/$default/${sourceOf(RouteKey)}`;
    const isPermitted = bound && mayInvoke(bound.target, 'apigateway.amazonaws.com', source);
    const integration = isPermitted ? { lambda: bound.target.lambda, timeoutMs: bound.timeoutMs } : null;
    return { key: RouteKey, integration };
  };

  return find('AWS::ApiGatewayV2::Api', api).map(({ name, stack: { cell, region }, properties }) => {
    const defaultStage = stages.find(({ ApiId, StageName }) => ApiId === name && StageName === '$default');
    const limits = defaultStage?.DefaultRouteSettings;
    const own = routes.filter(({ ApiId }) => ApiId === name);
    return {
      cell,
      id: name,
      domain: `${name}.execute-api.${region}.amazonaws.com`,
      // Without a default stage, a path without a stage name has no route.
      routes: defaultStage ? own.map((one) => toRoute(name, region, one)) : [],
      cors: properties.CorsConfiguration ?? null,
      throttle: limits ? { perSecond: limits.ThrottlingRateLimit, burst: limits.ThrottlingBurstLimit } : null,
      accessLog: defaultStage?.AccessLogSettings?.Format ?? null,
    };
  });
};

export type HttpApi = ReturnType<typeof findHttpApis>[number];
