import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from './body.ts';
import { type Request, type Response, send, toRequest } from './message.ts';

/** The longest request body that API Gateway takes, in bytes: https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html */
const largestRequest = 10 * 1024 * 1024;

const tooLarge: Response = {
  status: 413,
  headers: { 'content-type': 'application/json', connection: 'close' },
  body: Buffer.from(JSON.stringify({ message: 'Request Entity Too Large' })),
};

/** Reads a request, sends what `answer` says to it, and gives back both. */
export const exchange = async (
  message: IncomingMessage,
  response: ServerResponse,
  answer: (request: Request) => Promise<Response>,
): Promise<{ request: Request; reply: Response }> => {
  const body = await readBody(message, largestRequest);
  const request = toRequest(message, body ?? Buffer.alloc(0));
  const reply = body ? await answer(request) : tooLarge;
  send(request.method, reply, response);
  return { request, reply };
};
