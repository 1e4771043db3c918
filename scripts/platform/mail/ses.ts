import { randomUUID } from 'node:crypto';
import type { Bus } from '#scripts/platform/events/bus.ts';
import { attend, type Reply, type Watch } from '#scripts/platform/faults/attend.ts';
import type { FaultKind } from '#scripts/platform/faults/fault.ts';
import { inWords } from '#scripts/platform/host/disk.ts';
import { readBody, send } from '#scripts/platform/http/message.ts';
import { type RunningServer, startServer } from '#scripts/platform/http/server.ts';
import type { Caller } from '#scripts/platform/iam/access.ts';
import { element } from '#scripts/platform/s3/xml.ts';
import type { Identities, MailConfiguration } from '#scripts/platform/template/ses.ts';
import { addressOf, identityOf } from './addresses.ts';
import { createMailFolder } from './folder.ts';
import { actions, type Outgoing, SesError } from './outgoing.ts';
import { answerV2, v2Path } from './ses-v2.ts';
import { arrives, eventsOf, fateOf, type Sent } from './simulator.ts';
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
    error instanceof SesError ? error : new SesError(500, 'InternalFailure', 'The local mail service failed');
  if (known !== error) console.error(`[ses] ${inWords(error)}`);
  const details = [
    element('Type', known.status < 500 ? 'Sender' : 'Receiver'),
    element('Code', known.code),
    element('Message', known.message),
  ];
  return xmlReply(known.status, 'ErrorResponse', [element('Error', details)], known.code);
};

/** https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas-errors.html */
const faultReply = (kind: FaultKind): Reply =>
  errorReply(
    kind === 'ThrottlingException'
      ? new SesError(400, 'Throttling', 'Maximum sending rate exceeded.')
      : new SesError(500, 'InternalFailure', `${kind} asked for by a test`),
  );

/** Addresses are seven-bit ASCII: https://docs.aws.amazon.com/ses/latest/APIReference/API_SendEmail.html */
const checkRecipients = ({ recipients }: Outgoing): void => {
  const isWritable = (recipient: string): boolean => /^[\x21-\x7e]+@[\x21-\x7e]+$/.test(addressOf(recipient));
  if (!recipients.every(isWritable)) {
    throw new SesError(400, 'InvalidParameterValue', 'Local address contains control or whitespace');
  }
};

/**
 * Receives SendEmail and SendRawEmail and writes each mail to that folder, one file per mail and recipient. Who sends must be
 * allowed to by the identity that its sender belongs to and by the configuration set that it names, and the sender must be
 * verified. What becomes of mails to AWS's simulator, and to whom is on the list in `suppressedFile`, is told on the bus.
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
    throw new SesError(400, 'ConfigurationSetDoesNotExist', `Configuration set <${named}> does not exist.`);
  };

  const checkSender = (caller: Caller, action: string, outgoing: Outgoing): void => {
    const { from, recipients } = outgoing;
    const configuration = configurationOf(outgoing);
    const address = addressOf(from);
    const identity = identityOf(address, identities);
    const context = { 'ses:FromAddress': [address], 'ses:Recipients': recipients.map(addressOf) };
    const resources = [`${identities.arnPrefix}${identity ?? address}`, ...(configuration ? [configuration.arn] : [])];
    for (const resource of resources) {
      const refusal = watch.access.refusal(caller, { action: `ses:${action}`, resource, context });
      if (refusal) throw new SesError(403, 'AccessDenied', refusal);
    }
    if (identity) return;
    const failed = `The following identities failed the check in region ${region.toUpperCase()}: ${from}`;
    throw new SesError(400, 'MessageRejected', `Email address is not verified. ${failed}`);
  };

  /** The list is asked for the reasons that the configuration set names, without one for all. */
  const fateFor = (recipient: string, configuration: MailConfiguration | null): Sent['receivers'][number] => {
    const reason = list.reasonOf(addressOf(recipient));
    const isListed = reason !== null && (configuration?.suppressed ?? suppressedReasons).includes(reason);
    return { recipient, fate: isListed ? 'listed' : fateOf(recipient) };
  };

  const accept = async (caller: Caller, name: string, outgoing: Outgoing): Promise<Reply> => {
    checkSender(caller, name, outgoing);
    checkRecipients(outgoing);
    const configuration = configurationOf(outgoing);
    const receivers = outgoing.recipients.map((recipient) => fateFor(recipient, configuration));
    for (const { recipient, fate } of receivers) if (arrives(fate)) await folder.write(recipient, outgoing.mail);
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
    if (!action) throw new SesError(400, 'InvalidAction', `Unknown action ${name}`);
    return { name, outgoing: await action(form) };
  };

  return startServer(async (request, response) => {
    try {
      const caller = watch.access.identify(request.headers);
      if (!caller) throw new SesError(403, 'InvalidClientTokenId', 'The security token is invalid.');
      if (request.url?.startsWith(v2Path)) return await answerV2({ list, watch, caller }, request, response);
      const body = await readBody(request, largestRequest);
      if (!body) throw new SesError(400, 'MessageRejected', 'Message is too long');
      const { name, outgoing } = await read(new URLSearchParams(body.toString()));
      const keys = outgoing.recipients.map(addressOf);
      await attend(watch, { caller, operation: name, keys }, response, {
        work: () => accept(caller, name, outgoing).catch(errorReply),
        refuse: faultReply,
      });
    } catch (error) {
      send('POST', errorReply(error), response);
    }
  });
};
