import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Watch } from '#scripts/platform/faults/answer-call.ts';
import { answerControl, heapsPath, isControl } from '#scripts/platform/faults/control.ts';
import { findFullDisk } from '#scripts/platform/host/disk.ts';
import type { Log } from '#scripts/platform/host/logs.ts';
import { exchange, jsonResponse, type Request, type Response } from '#scripts/platform/http/message.ts';
import type { Heap } from '#scripts/platform/lambda/service.ts';
import { createMailFolder } from '#scripts/platform/mail/folder.ts';
import { mailboxPath, showMailbox } from '#scripts/platform/mail/mailbox-page.ts';

const isMailbox = (path: string): boolean => path === mailboxPath || path.startsWith(`${mailboxPath}/`);

export const isOwn = (path: string): boolean => isMailbox(path) || isControl(path);

export const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?')[0] ?? '/';

/** Serves the edge, the mailbox and the control API. Logs a line per request. */
export const createFront = (options: {
  edge: (request: Request) => Promise<Response>;
  heaps: () => Promise<Heap[]>;
  mailDir: string;
  watch: Watch;
  localDir: string;
  log: Log;
}) => {
  const { edge, heaps, mailDir, watch, localDir, log } = options;
  const mails = createMailFolder(mailDir);

  const answer = async (request: Request): Promise<Response> => {
    if (request.path === heapsPath) return jsonResponse(200, await heaps());
    if (isControl(request.path)) return answerControl(request, watch);
    return isMailbox(request.path) ? showMailbox(mails, request.path) : edge(request);
  };

  return async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const startedAt = performance.now();
    const { request, reply } = await exchange(message, response, answer);
    const ms = Math.round(performance.now() - startedAt);
    // Not logged, because a mail's path contains its recipient's address.
    const path = isMailbox(request.path) ? mailboxPath : request.path;
    log('http', `${request.method} ${path} ${reply.status} ${ms} ms`);
    const trouble = reply.status >= 500 && (await findFullDisk(localDir));
    if (trouble) log('disk', trouble);
  };
};
