/** Everything that tests, benches and rehearsals may import to run the platform's services in their own process. */
export { copyPrefix as copyOf } from './dynamo/accesses.ts';
export { createTables } from './dynamo/provision.ts';
export { deploySite } from './edge/deploy-site.ts';
export { createEdge } from './edge/edge.ts';
export { edgeResponse as ownAnswer, type Handler } from './edge/origins.ts';
export { type Clock, systemClock } from './host/clock.ts';
export { exchange } from './http/message.ts';
export { startServer } from './http/server.ts';
export { startLambdaApi } from './lambda/api.ts';
export { createLambdaService, type LambdaService } from './lambda/service.ts';
export { type Local, startLocal } from './runner/local.ts';
export { plainHoldings, type StandIns, startStandIns } from './runner/stand-ins.ts';
export { createStore } from './s3/store.ts';
export type { LambdaFunction } from './template/functions.ts';
export { loadStack, type Stack } from './template/stack.ts';
export type { Table } from './template/storage.ts';
