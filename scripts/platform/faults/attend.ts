import type { ServerResponse } from 'node:http';
import { type Response, send } from '#scripts/platform/http/message.ts';
import type { Access } from '#scripts/platform/iam/access.ts';
import type { Call, FaultKind, Faults } from './fault.ts';
import type { Ledger } from './ledger.ts';

/** What every stand-in of a service shares: who may call it, what goes wrong with it, what was asked of it. */
export type Watch = { access: Access; faults: Faults; ledger: Ledger };

/** What a service answers, and what the ledger notes of it. */
export type Reply = Response & {
  /** `ok` unless said. */
  outcome?: string;
  /** One unless said. */
  actions?: number;
  readUnits?: number;
  writeUnits?: number;
};

const isBefore = (kind: FaultKind | null): boolean => kind === 'resetBefore' || kind === 'crashBefore';
const isAfter = (kind: FaultKind | null): boolean => kind === 'resetAfter' || kind === 'crashAfter';

/** Ends the connection as a machine that went away would: the caller cannot know whether the work was done. */
const reset = (response: ServerResponse): void => {
  response.socket?.resetAndDestroy();
};

type Attended = {
  work: () => Promise<Reply>;
  refuse: (kind: FaultKind) => Reply;
  /** `POST` unless said. */
  method?: string;
};

/**
 * Answers one call: by what the service does (`work`), or by the fault that a test asked for, of which `refuse` makes the
 * service's error. Either way the ledger notes it.
 */
export const attend = async (
  { faults, ledger }: Watch,
  call: Call,
  response: ServerResponse,
  { work, refuse, method = 'POST' }: Attended,
): Promise<void> => {
  const isRepeated = /^attempt=(?!1;)/.test(String(response.req.headers['amz-sdk-request'] ?? ''));
  const note = ({ actions = 1, readUnits = 0, writeUnits = 0, outcome = 'ok' }: Partial<Reply>): void =>
    ledger.note(call, { actions, readUnits, writeUnits, outcome, isRepeated });
  const kind = faults.take(call);
  const isCrash = kind === 'crashBefore' || kind === 'crashAfter';
  const isBreak = kind === 'noAnswer' || isBefore(kind) || isAfter(kind);

  const reply = isAfter(kind) || !kind ? await work() : isBreak ? null : refuse(kind);
  note(kind && isBreak ? { ...reply, outcome: kind } : (reply ?? {}));
  if (isCrash) faults.crash(call.caller);
  if (kind === 'noAnswer') return;
  if (isBreak || !reply) reset(response);
  else send(method, reply, response);
};
