import middy, { type MiddyfiedHandler } from '@middy/core';
import type { Context as LambdaContext } from 'aws-lambda';
import { deadlineOf, invocation } from '#functions/lib/lambda/invocation.ts';
import { type CallFacts, log, withFacts } from '#functions/lib/logs/logger.ts';
import type { Language } from '#shared/lists.ts';
import { errorResponse } from './error-response.ts';
import type { HttpEvent, HttpResult } from './http.ts';
import { preferredLanguage } from './language.ts';

/** `deadline` is undefined where the time that is left is unknown. */
export type Incoming = { language: Language; facts: CallFacts; deadline: Date | undefined };

export const respond = (
  answer: (event: HttpEvent, request: Incoming) => Promise<HttpResult>,
): MiddyfiedHandler<HttpEvent, HttpResult, Error, LambdaContext> =>
  middy<HttpEvent, HttpResult>().handler(
    invocation((event: HttpEvent, context: LambdaContext) => {
      const language = preferredLanguage(event.headers['accept-language']);
      const { requestId, timeEpoch } = event.requestContext;
      const facts: CallFacts = { route: event.routeKey, requestId };
      const deadline = deadlineOf(new Date(), context.getRemainingTimeInMillis?.());
      return withFacts({ requestId }, async () => {
        const reply = await answer(event, { language, facts, deadline }).catch((error: unknown) =>
          errorResponse(error, language, requestId, facts),
        );
        log.info('request', { ...facts, status: reply.statusCode, ms: Date.now() - timeEpoch });
        return reply;
      });
    }),
  );
