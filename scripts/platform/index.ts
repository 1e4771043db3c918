/**
 * Everything that commands may import from the platform. Loads no server, unlike `services.ts`, so that they start at
 * once.
 */
export { type Control, createControl } from './faults/client.ts';
export type { Fault, FaultKind } from './faults/fault.ts';
export { type Entry, totalsOf } from './faults/ledger.ts';
export { type Log, readLogs } from './host/logs.ts';
export { findFreePort as freePort } from './http/port.ts';
export { callerHeader, runnerName as runner } from './iam/access.ts';
export { decide, parsePolicy, type Statement } from './iam/policy.ts';
export type { Heap } from './lambda/service.ts';
export { buildIfStale, hashInputs, markBuilt, productBuilds, root } from './runner/build.ts';
export { build, printProgress as say, signal } from './runner/run-product.ts';
export { findRunner, findRunning, lockFolder, noteRunning } from './runner/running.ts';
export { localPaths as places, readSettings } from './runner/settings.ts';
export { interrupted, listenToSignals } from './runner/signals.ts';
export { eicar } from './s3/eicar.ts';
