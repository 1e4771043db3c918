/** Recognised by words of its log lines; `runbook` is its entry in infra/README.md. */
export type Advice = { what: string; next: string; runbook: string };

const known: readonly (Advice & { words: RegExp })[] = [
  {
    words: /Task timed out|Status: timeout|INTEGRATION_TIMEOUT/,
    what: 'The function did not answer in time.',
    next: 'The last lines above name the call that it waited for; when nothing is logged, X-Ray shows its calls.',
    runbook: 'a-function-fails',
  },
  {
    words: /ProvisionedThroughputExceeded|ThrottlingException|ThrottlingError|RequestLimitExceeded/,
    what: 'The table, or its index, throttled reads or writes (Secrets Manager did, when read-secret.ts stands below).',
    next: 'Look at “Refused by the table and by its index” on the dashboard; the device sends unsaved answers again.',
    runbook: 'the-table-refuses',
  },
  {
    words: /Rate Exceeded|TooManyRequestsException|ReservedFunctionConcurrent/i,
    what: 'The function was not started: the account’s concurrency limit is reached.',
    next: 'Nothing is wrong with this call; it works on a retry.',
    runbook: 'functions-are-refused',
  },
  {
    words: /"event":"print_ended".*"outcome":"timed_out"/,
    what: 'The browser that prints took too long.',
    next: 'Have it printed again; a document that fails each time is too long: print_begun above gives its characters.',
    runbook: 'a-function-fails',
  },
  {
    words:
      /"event":"print_ended"|TargetCloseError|Target (page, context or browser has been )?closed|Protocol error|browser has (been closed|disconnected)|Failed to launch|Navigating frame was detached/i,
    what: 'The browser that prints ended before the document was finished.',
    next: 'Have it printed again; a document that fails each time takes too much memory or time: look at REPORT above.',
    runbook: 'a-function-fails',
  },
  {
    words: /AccessDenied|not authorized to perform/,
    what: 'The function lacks a right (`right` in the line above).',
    next: 'Deploy the stage again; if the error stays, add the right in infra/functions.ts.',
    runbook: 'a-function-fails',
  },
  {
    words: /DynamoDBToolboxError|\$?ZodError|Invalid attribute detected|an item cannot be read/,
    what: 'A stored item does not have the shape that the code expects.',
    next: 'Everybody else is served. The line above names the entity, the attribute and the fault; a trace of the owner’s address names the item’s key.',
    runbook: 'an-item-cannot-be-read',
  },
  {
    words: /out of memory|signal: killed|Runtime exited|Runtime\.ExitError|ERR_WORKER_OUT_OF_MEMORY/,
    what: 'The function’s process ended, usually for lack of memory.',
    next: 'Compare the memory size with the memory used in REPORT above.',
    runbook: 'a-function-fails',
  },
  {
    words: /"event":"mail_parked"/,
    what: 'A mail was parked after its last try.',
    next: 'Correct the cause that the error names, then send the mail again.',
    runbook: 'mails-are-parked',
  },
  {
    words: /"event":"mail_failed"/,
    what: 'SES refused a mail; the mailer retries it for a day.',
    next: 'The line’s error says why: TimeoutError, InternalFailure and Throttling pass by themselves, correct any other.',
    runbook: 'mails-are-refused',
  },
  {
    words: /"event":"task_(parked|failed)"/,
    what: 'A task failed; it is retried from its last step.',
    next: 'The line’s error says why.',
    runbook: 'tasks-are-parked',
  },
  {
    words:
      /"error":"(TimeoutError|Internal(ServerError|Failure)|ServiceUnavailable\w*)"|E(TIMEDOUT|CONN(RESET|REFUSED)|PIPE|AI_AGAIN)|ENOTFOUND/,
    what: 'A service that the function called (the table, the files, the mails) did not answer in time, or failed.',
    next: 'Nothing is wrong with this call; it works when the service answers again: see the region’s AWS health page. The device sends unsaved answers again.',
    runbook: 'a-function-fails',
  },
];

const other: Advice = {
  what: 'The code failed on a state that it does not expect.',
  next: 'Begin at the line of source below. If the error began with a deployment, go back to the release before.',
  runbook: 'a-function-fails',
};

/** Takes lines in order. The first known one wins, as it causes the others. */
export const adviceFor = (lines: readonly string[]): Advice => {
  const meant = lines.flatMap((line) => known.find(({ words }) => words.test(line)) ?? []);
  const { what, next, runbook } = meant[0] ?? other;
  return { what, next, runbook };
};
