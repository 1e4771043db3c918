import type { Reply } from '#scripts/platform/faults/answer-call.ts';
import type { FaultKind } from '#scripts/platform/faults/fault.ts';
import { jsonResponse } from '#scripts/platform/http/message.ts';

const dynamo = 'com.amazonaws.dynamodb.v20120810';
const coral = 'com.amazon.coral.service';

const reply = (status: number, type: string, message: string, rest: object = {}): Reply => ({
  ...jsonResponse(
    status,
    { __type: type, ...rest, Message: message },
    { 'content-type': 'application/x-amz-json-1.0' },
  ),
  outcome: type.split('#')[1] ?? type,
});

/**
 * The SDK does not retry this 400:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html
 */
export const accessDenied = (message: string): Reply => reply(400, `${coral}#AccessDeniedException`, message);

export const unknownKey = (): Reply =>
  reply(400, `${coral}#UnrecognizedClientException`, 'The security token included in the request is invalid.');

const reasons: Record<string, string> = {
  TransactionConflict: 'Transaction is ongoing for the item',
  ProvisionedThroughputExceeded: 'Throughput exceeds the current throughput limit for your table or index',
  ThrottlingError: 'Throughput exceeds the current capacity for one or more global secondary indexes',
};

/** A cancelled transaction lists a reason per action; the fault hits the first one. */
const cancelledReply = (code: string, actions: number): Reply => {
  const CancellationReasons = Array.from({ length: actions }, (_, index) =>
    index === 0 ? { Code: code, Message: reasons[code] } : { Code: 'None' },
  );
  const codes = CancellationReasons.map(({ Code }) => Code).join(', ');
  const message = `Transaction cancelledReply, please refer cancellation reasons for specific reasons [${codes}]`;
  return reply(400, `${dynamo}#TransactionCanceledException`, message, { CancellationReasons });
};

/**
 * A cancellation reason that hits a single write becomes TransactionConflictException.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html#API_TransactWriteItems_Errors
 */
export const faultReply = (kind: FaultKind, operation: string, actions: number): Reply => {
  if (kind in reasons && operation.startsWith('Transact')) return cancelledReply(kind, actions);
  if (kind === 'TransactionConflict')
    return reply(400, `${dynamo}#TransactionConflictException`, reasons.TransactionConflict ?? '');
  if (kind === 'ThrottlingException')
    return reply(400, `${coral}#ThrottlingException`, 'Rate of requests exceeds the allowed throughput.');
  if (kind === 'ProvisionedThroughputExceededException') {
    const message = 'The level of configured provisioned throughput for the table was exceeded.';
    return reply(400, `${dynamo}#ProvisionedThroughputExceededException`, message);
  }
  if (kind === 'InternalServerError')
    return reply(
      500,
      `${dynamo}#InternalServerError`,
      'The request processing has failed because of an unknown error.',
    );
  throw new Error(`${kind} is no error of ${operation}`);
};
