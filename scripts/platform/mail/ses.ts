import { randomUUID } from 'node:crypto';
import type { Bus } from '#scripts/platform/events/bus.ts';
import { answerCall, type Reply, type Watch } from '#scripts/platform/faults/answer-call.ts';
import type { FaultKind } from '#scripts/platform/faults/fault.ts';
import { describeError } from '#scripts/platform/host/disk.ts';
import { readBody, send } from '#scripts/platform/http/message.ts';
import { type RunningServer, startServer } from '#scripts/platform/http/server.ts';
import { ServiceError } from '#scripts/platform/http/service-error.ts';
import type { Caller } from '#scripts/platform/iam/access.ts';
import { element } from '#scripts/platform/s3/xml.ts';
import type { Identities, MailConfiguration } from '#scripts/platform/template/ses.ts';
import { addressOf, findIdentity } from './addresses.ts';
import { createMailFolder } from './folder.ts';
import { actions, type Outgoing } from './outgoing.ts';
import { answerV2, v2Path } from './ses-v2.ts';
import { eventsOf, isDelivered, type Sent, simulatedOutcome } from './simulator.ts';
import { openSuppressionList, suppressedReasons } from './suppression-list.ts';

const largestRequest = 15 * 1024 * 1024;
const namespace = 'http://ses.amazonaws.com/doc/2010-12-01/';

const xmlReply = (status: number, root: string, content: string[], outcome: string): Reply => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body: Buffer.from(element(root, content).replace(`<${root}>`, `<${root} xmlns="${namespace}">`)),
  outcome,
});

const errorReply = (error: unknown): Reply => {
  const known =
    error instanceof ServiceError ? error : new ServiceError(500, 'InternalFailure', 'The local mail service failed');
  if (known !== error) console.error(`[ses] ${describeError(error)}`);
  const details = [
    element('Type', known.status < 500 ? 'Sender' : 'Receiver'),
    element('Code', known.code),
    element('Message', known.message),
  ];
  return xmlReply(known.status, 'ErrorResponse', [element('Error', details)], known.code);
};

/** https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas-errors.html */
const faultReply = (kind: FaultKind): Reply => {
  if (kind === 'ThrottlingException')
    return errorReply(new ServiceError(400, 'Throttling', 'Maximum sending rate exceeded.'));
  const said = `${kind} injected by a test`;
  return errorReply(
    kind === 'MessageRejected' ? new ServiceError(400, kind, said) : new ServiceError(500, 'InternalFailure', said),
  );
};

/** Addresses must be 7-bit ASCII: https://docs.aws.amazon.com/ses/latest/APIReference/API_SendEmail.html */
const checkRecipients = ({ recipients }: Outgoing): void => {
  const isWritable = (recipient: string): boolean => /^[\x21-\x7e]+@[\x21-\x7e]+$/.test(addressOf(recipient));
  if (!recipients.every(isWritable)) {
    throw new ServiceError(400, 'InvalidParameterValue', 'Local address contains control or whitespace');
  }
};

/**
 * Serves SendEmail and SendRawEmail; writes one file per mail and recipient. Checks the caller's rights on the identity
 * and the configuration set, and that the sender is verified. Bounces and complaints, from AWS's simulator addresses
 * and the suppression list, go to the bus.
 */
export const startSes = (options: {
  mailDir: string;
  suppressedFile: string;
  region: string;
  identities: Identities;
  configurations?: readonly MailConfiguration[];
  bus?: Pick<Bus, 'put'>;
  watch: Watch;
}): Promise<RunningServer> => {
  const { mailDir, suppressedFile, region, identities, configurations = [], bus, watch } = options;
  const folder = createMailFolder(mailDir);
  const list = openSuppressionList(suppressedFile);

  const configurationOf = ({ configuration: named }: Outgoing): MailConfiguration | null => {
    if (named === null) return null;
    const configuration = configurations.find(({ name }) => name === named);
    if (configuration) return configuration;
    throw new ServiceError(400, 'ConfigurationSetDoesNotExist', `Configuration set <${named}> does not exist.`);
  };

  const checkSender = (caller: Caller, action: string, outgoing: Outgoing): void => {
    const { from, recipients } = outgoing;
    const configuration = configurationOf(outgoing);
    const address = addressOf(from);
    const identity = findIdentity(address, identities);
    const context = { 'ses:FromAddress': [address], 'ses:Recipients': recipients.map(addressOf) };
    const resources = [`${identities.arnPrefix}${identity ?? address}`, ...(configuration ? [configuration.arn] : [])];
    for (const resource of resources) {
      const refusal = watch.access.refusal(caller, { action: `ses:${action}`, resource, context });
      if (refusal) throw new ServiceError(403, 'AccessDenied', refusal);
    }
    if (identity) return;
    const failed = `The following identities failed the check in region ${region.toUpperCase()}: ${from}`;
    throw new ServiceError(400, 'MessageRejected', `Email address is not verified. ${failed}`);
  };

  /** The configuration set says which reasons suppress a mail; without one, all do. */
  const outcomeFor = (recipient: string, configuration: MailConfiguration | null): Sent['receivers'][number] => {
    const reason = list.reasonOf(addressOf(recipient));
    const isListed = reason !== null && (configuration?.suppressed ?? suppressedReasons).includes(reason);
    return { recipient, outcome: isListed ? 'listed' : simulatedOutcome(recipient) };
  };

  const accept = async (caller: Caller, name: string, outgoing: Outgoing): Promise<Reply> => {
    checkSender(caller, name, outgoing);
    checkRecipients(outgoing);
    const configuration = configurationOf(outgoing);
    const receivers = outgoing.recipients.map((recipient) => outcomeFor(recipient, configuration));
    for (const { recipient, outcome } of receivers)
      if (isDelivered(outcome)) await folder.write(recipient, outgoing.mail);
    const messageId = randomUUID();
    if (configuration && bus) {
      const sent = { outgoing, receivers, configuration, operation: name, messageId, region, time: Date.now() };
      for (const event of eventsOf(sent)) bus.put(event);
    }
    return xmlReply(200, `${name}Response`, [element(`${name}Result`, [element('MessageId', messageId)])], 'ok');
  };

  const read = async (form: URLSearchParams): Promise<{ name: string; outgoing: Outgoing }> => {
    const name = form.get('Action') ?? '';
    const action = actions[name];
    if (!action) throw new ServiceError(400, 'InvalidAction', `Unknown action ${name}`);
    return { name, outgoing: await action(form) };
  };

  return startServer(async (request, response) => {
    try {
      const caller = watch.access.identify(request.headers);
      if (!caller) throw new ServiceError(403, 'InvalidClientTokenId', 'The security token is invalid.');
      if (request.url?.startsWith(v2Path)) return await answerV2({ list, watch, caller }, request, response);
      const body = await readBody(request, largestRequest);
      if (!body) throw new ServiceError(400, 'MessageRejected', 'Message is too long');
      const { name, outgoing } = await read(new URLSearchParams(body.toString()));
      const keys = outgoing.recipients.map(addressOf);
      await answerCall(watch, { caller, operation: name, keys }, response, {
        work: () => accept(caller, name, outgoing).catch(errorReply),
        refuse: faultReply,
      });
    } catch (error) {
      send('POST', errorReply(error), response);
    }
  });
};
