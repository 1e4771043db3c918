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
  StageName: z.string(),
  AccessLogSettings: z.optional(z.object({ Format: z.string() })),
});
const integration = z.object({
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
  TimeoutInMillis: z._default(z.number(), 30_000),
});
const route = z.object({
  RouteKey: z.string(),
  AuthorizationType: z._default(z.literal('NONE'), 'NONE'),
  Target: z.optional(z.string()),
});

export type Integration = { lambda: LambdaFunction; timeoutMs: number };
/**
 * `key` is the route key as API Gateway names it, such as `GET /users/{id}`. A route may stand there without integration, or
 * with one of a function that does not let the API invoke it, which comes to the same.
 */
export type ApiRoute = { key: string; integration: Integration | null };
export type Cors = NonNullable<z.output<typeof api>['CorsConfiguration']>;

export type HttpApi = {
  id: string;
  /** The host name that the distribution calls. */
  domain: string;
  routes: ApiRoute[];
  cors: Cors | null;
  /** The format of a line of its access log; null when it has none. */
  accessLog: string | null;
};

/** A route in the ARN that a function's policy names it by: `GET/users/{id}`. */
const sourceOf = (routeKey: string): string => routeKey.replace(/^ANY/, '*').replace(' ', '');

/** The stack's HTTP API. Throws when there is none, several, or a route asks for what the local runner cannot do. */
export const findHttpApi = (find: FindResources, findTarget: FindTarget, mayInvoke: MayInvoke): HttpApi => {
  const [found, ...others] = find('AWS::ApiGatewayV2::Api', api);
  if (!found || others.length > 0) throw new Error('The assembly must hold exactly one HTTP API');
  const integrations = new Map(
    find('AWS::ApiGatewayV2::Integration', integration).map(({ name, properties }) => {
      const target = findTarget(properties.IntegrationUri);
      if (!target) throw new Error(`${name}: no function ${properties.IntegrationUri}`);
      return [`integrations/${name}`, { target, timeoutMs: properties.TimeoutInMillis }];
    }),
  );
  const defaultStage = find('AWS::ApiGatewayV2::Stage', stage).find(
    ({ properties }) => properties.StageName === '$default',
  );
  const routes = find('AWS::ApiGatewayV2::Route', route).map(({ properties: { RouteKey, Target } }) => {
    const bound = Target ? integrations.get(Target) : undefined;
    const source = `arn:aws:execute-api:${found.stack.region}:${localAccount}:${found.name}/$default/${sourceOf(RouteKey)}`;
    const isPermitted = bound && mayInvoke(bound.target, 'apigateway.amazonaws.com', source);
    const integration = isPermitted ? { lambda: bound.target.lambda, timeoutMs: bound.timeoutMs } : null;
    return { key: RouteKey, integration };
  });
  return {
    id: found.name,
    domain: `${found.name}.execute-api.${found.stack.region}.amazonaws.com`,
    // Without the default stage, the address without a stage's name answers nothing.
    routes: defaultStage ? routes : [],
    cors: found.properties.CorsConfiguration ?? null,
    accessLog: defaultStage?.properties.AccessLogSettings?.Format ?? null,
  };
};
