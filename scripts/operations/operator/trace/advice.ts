/** Recognised by words of its log lines; `runbook` is its entry in infra/README.md. */
export type Advice = { what: string; next: string; runbook: string };

const known: readonly (Advice & { words: RegExp })[] = [
  {
    words: /Task timed out|Status: timeout|INTEGRATION_TIMEOUT/,
    what: 'The function did not answer in time.',
    next: 'See in the lines above what it waited for; when nothing is logged, X-Ray shows the calls it made.',
    runbook: 'a-function-fails',
  },
  {
    words: /ProvisionedThroughputExceeded|ThrottlingException|ThrottlingError|RequestLimitExceeded/,
    what: 'The table, or its index, refused reads or writes because it was asked too much (where read-secret.ts stands below: Secrets Manager).',
    next: 'Look at “Refused by the table and by its index” on the page of figures; what was not kept is sent again by the device.',
    runbook: 'the-table-refuses',
  },
  {
    words: /Rate Exceeded|TooManyRequestsException|ReservedFunctionConcurrent/i,
    what: 'The function was not begun: the account runs as many at once as it may.',
    next: 'Nothing is wrong with this call; it works when it is made again.',
    runbook: 'functions-are-refused',
  },
  {
    words: /"event":"print_ended".*"outcome":"timed_out"/,
    what: 'The browser that prints took too long.',
    next: 'Have it printed again; a document that fails each time is too long: print_begun above counts its characters.',
    runbook: 'a-function-fails',
  },
  {
    words:
      /"event":"print_ended"|TargetCloseError|Target (page, context or browser has been )?closed|Protocol error|browser has (been closed|disconnected)|Failed to launch|Navigating frame was detached/i,
    what: 'The browser that prints ended before the document was done.',
    next: 'Have it printed again; a document that fails each time takes too much memory or time: look at REPORT above.',
    runbook: 'a-function-fails',
  },
  {
    words: /AccessDenied|not authorized to perform/,
    what: 'The function lacks a right (`right` in the line above).',
    next: 'Deploy the stage again; if it stays, the right is missing in infra/functions.ts.',
    runbook: 'a-function-fails',
  },
  {
    words: /DynamoDBToolboxError|\$?ZodError|Invalid attribute detected|an item cannot be read/,
    what: 'Something stored does not have the shape that the code expects.',
    next: 'Everybody else is served. The line above names entity, attribute and fault; tracing the owner’s address names the item’s key.',
    runbook: 'an-item-cannot-be-read',
  },
  {
    words: /out of memory|signal: killed|Runtime exited|Runtime\.ExitError|ERR_WORKER_OUT_OF_MEMORY/,
    what: 'The function’s process ended, most often for want of memory.',
    next: 'Compare memory size and memory used in REPORT above.',
    runbook: 'a-function-fails',
  },
  {
    words: /"event":"mail_parked"/,
    what: 'A mail was given up.',
    next: 'Mend what the error names, then have it sent again.',
    runbook: 'mails-are-parked',
  },
  {
    words: /"event":"mail_failed"/,
    what: 'A mail was not taken; it is tried again by itself for a day.',
    next: 'The error of the line says why: TimeoutError, InternalFailure and Throttling pass, any other is to be mended.',
    runbook: 'mails-are-refused',
  },
  {
    words: /"event":"task_(parked|failed)"/,
    what: 'A task failed; it goes on from its step by itself.',
    next: 'The error of the line says why.',
    runbook: 'tasks-are-parked',
  },
  {
    words:
      /"error":"(TimeoutError|Internal(ServerError|Failure)|ServiceUnavailable\w*)"|E(TIMEDOUT|CONN(RESET|REFUSED)|PIPE|AI_AGAIN)|ENOTFOUND/,
    what: 'A service that the function called (the table, the files, the mails) did not answer in time, or failed.',
    next: 'Nothing is wrong with this call; it works when the service answers again: see the region’s health page of AWS. What was not kept is sent again by the device.',
    runbook: 'a-function-fails',
  },
];

const other: Advice = {
  what: 'The code met something that it does not expect.',
  next: 'Begin at the place in the source that stands below. If it began with a deployment, go back.',
  runbook: 'a-function-fails',
};

/** Lines are in order. The first known one wins, as the cause of the others. */
export const adviceFor = (lines: readonly string[]): Advice => {
  const meant = lines.flatMap((line) => known.find(({ words }) => words.test(line)) ?? []);
  const { what, next, runbook } = meant[0] ?? other;
  return { what, next, runbook };
};
