import type { ServerResponse } from 'node:http';
import { type Response, send } from '#scripts/platform/http/message.ts';
import type { Access } from '#scripts/platform/iam/access.ts';
import type { Call, FaultKind, Faults } from './fault.ts';
import type { Ledger } from './ledger.ts';

export type Watch = { access: Access; faults: Faults; ledger: Ledger };

export type Reply = Response & {
  /** Default: `ok`. */
  outcome?: string;
  /** Default: 1. */
  actions?: number;
  readUnits?: number;
  writeUnits?: number;
};

const isBefore = (kind: FaultKind | null): boolean => kind === 'resetBefore' || kind === 'crashBefore';
const isAfter = (kind: FaultKind | null): boolean =>
  kind === 'noAnswerAfter' || kind === 'resetAfter' || kind === 'crashAfter';
const isSilent = (kind: FaultKind | null): boolean => kind === 'noAnswer' || kind === 'noAnswerAfter';

/** After a reset, the caller cannot know whether the work was done. */
const reset = (response: ServerResponse): void => {
  response.socket?.resetAndDestroy();
};

type Answering = {
  work: () => Promise<Reply>;
  refuse: (kind: FaultKind) => Reply | Promise<Reply>;
  /** Default: `POST`. */
  method?: string;
};

/** Calls `work`, or injects a fault, for which `refuse` builds the service's error. The ledger records both. */
export const answerCall = async (
  { faults, ledger }: Watch,
  call: Call,
  response: ServerResponse,
  { work, refuse, method = 'POST' }: Answering,
): Promise<void> => {
  const commandId = String(response.req.headers['amz-sdk-invocation-id'] ?? '');
  const note = ({ actions = 1, readUnits = 0, writeUnits = 0, outcome = 'ok' }: Partial<Reply>): void =>
    ledger.note(call, { actions, readUnits, writeUnits, outcome, commandId });
  const kind = faults.take(call);
  const isCrash = kind === 'crashBefore' || kind === 'crashAfter';
  const isBreak = isSilent(kind) || isBefore(kind) || isAfter(kind);

  const reply = isAfter(kind) || !kind ? await work() : isBreak ? null : await refuse(kind);
  note(kind && isBreak ? { ...reply, outcome: kind } : (reply ?? {}));
  if (isCrash) faults.crash(call.caller);
  if (isSilent(kind)) return;
  if (isBreak || !reply) reset(response);
  else send(method, reply, response);
};
