import {
  GetAccountCommand,
  type GetAccountCommandOutput,
  GetEmailIdentityCommand,
  type GetEmailIdentityCommandOutput,
  type SESv2Client,
} from '@aws-sdk/client-sesv2';
import { knownOrigin, type Stage } from '#infra/settings.ts';
import { unlessMissing } from '#scripts/operations/stage/unless-missing.ts';
import { type Finding, good, know, todo } from './finding.ts';

export type SendingAnswer = Pick<
  GetAccountCommandOutput,
  'ProductionAccessEnabled' | 'SendingEnabled' | 'EnforcementStatus' | 'SendQuota'
>;
export type IdentityAnswer = Pick<
  GetEmailIdentityCommandOutput,
  'VerifiedForSendingStatus' | 'VerificationStatus' | 'MailFromAttributes'
>;

export const sendingFindings = (stage: Stage, answer: SendingAnswer): Finding[] => {
  const { region } = stage;
  const stopped = !answer.SendingEnabled || answer.EnforcementStatus === 'SHUTDOWN';
  const site = knownOrigin(stage) ?? 'https://ADDRESS-OF-THE-SITE';
  return [
    stopped
      ? know(
          `SES sends nothing for this account in ${region} (sending is ${answer.SendingEnabled ? 'on' : 'off'}, its status ${answer.EnforcementStatus}): its console says why. Mails wait for a day.`,
        )
      : good(`SES sends ${answer.SendQuota?.Max24HourSend ?? 0} mails a day in ${region}.`),
    ...(answer.EnforcementStatus === 'PROBATION'
      ? [know(`SES has this account on probation in ${region}: its console says why.`)]
      : []),
    ...(answer.ProductionAccessEnabled
      ? []
      : [
          know(
            `SES is in its sandbox in ${region}: mails reach verified addresses only (mail.testRecipients). Ask for production access before anybody registers; it takes a day or more.`,
            `aws sesv2 put-account-details --production-access-enabled --mail-type TRANSACTIONAL --website-url ${site} --region ${region}`,
          ),
        ]),
  ];
};

/** `isOurs`: the stage's own stack created the sender. */
export const senderFinding = ({ mail, region }: Stage, found: IdentityAnswer | undefined, isOurs: boolean): Finding => {
  const { domain, identity } = mail;
  const verified = found?.VerifiedForSendingStatus;
  const pending = `SES does not send for ${domain} yet (${found?.VerificationStatus ?? 'unknown'}): it looks for the DKIM records for up to three days.`;
  if (identity === 'existing') {
    if (verified) return good(`SES sends for ${domain}, which it knew before.`);
    return todo(
      found
        ? `${pending} mail.identity says “existing”.`
        : `mail.identity says “existing”, but SES does not know ${domain} in ${region}. Write “new”, or leave it out.`,
    );
  }
  if (!found) return good(`SES does not know ${domain} yet: the deployment makes it known.`);
  if (!isOurs) {
    return todo(
      `SES knows ${domain} in ${region} already, and not by this stage: CloudFormation cannot make it again. Write "identity": "existing" beside mail.domain, or delete it if nobody sends by it.`,
      `aws sesv2 delete-email-identity --email-identity ${domain} --region ${region}`,
    );
  }
  return verified ? good(`SES sends for ${domain}.`) : know(pending);
};

/** Records that the MAIL FROM name lacks. SES gives up after three days. */
export const bounceFindings = ({ mail, region }: Stage, found: IdentityAnswer | undefined): Finding[] => {
  const { MailFromDomain: name, MailFromDomainStatus: status } = found?.MailFromAttributes ?? {};
  if (!name || status === 'SUCCESS') return [];
  const said = `SES does not see the MX record of ${name} (${status}): mails leave by SES’s own name, without SPF for ${mail.domain}.`;
  if (status !== 'FAILED') return [know(said)];
  return [
    know(
      `${said} It has stopped looking: mend the record, then have it look again.`,
      `aws sesv2 put-email-identity-mail-from-attributes --email-identity ${mail.domain} --mail-from-domain ${name} --behavior-on-mx-failure USE_DEFAULT_VALUE --region ${region}`,
    ),
  ];
};

export const recipientFinding = (address: string, region: string, found: IdentityAnswer | undefined): Finding => {
  if (found?.VerifiedForSendingStatus) return good(`SES may mail ${address} from its sandbox.`);
  return know(
    found
      ? `SES waits until ${address} opens the link that it has mailed there.`
      : `SES does not know ${address} (mail.testRecipients), and mails nothing there from its sandbox. Have it mail a link, and open it.`,
    ...(found ? [] : [`aws sesv2 create-email-identity --email-identity ${address} --region ${region}`]),
  );
};

const identityOf = (name: string, ses: SESv2Client): Promise<IdentityAnswer | undefined> =>
  unlessMissing(ses.send(new GetEmailIdentityCommand({ EmailIdentity: name })), 'NotFoundException');

export const sendingCheck = async (stage: Stage, ses: SESv2Client): Promise<Finding[]> => {
  const answer = await ses.send(new GetAccountCommand({}));
  const { region, mail } = stage;
  const recipients = answer.ProductionAccessEnabled ? [] : mail.testRecipients;
  const found = await Promise.all(
    recipients.map(async (address) => recipientFinding(address, region, await identityOf(address, ses))),
  );
  return [...sendingFindings(stage, answer), ...found];
};

export const senderCheck = async (stage: Stage, isOurs: boolean, ses: SESv2Client): Promise<Finding[]> => {
  const found = await identityOf(stage.mail.domain, ses);
  return [senderFinding(stage, found, isOurs), ...(isOurs ? bounceFindings(stage, found) : [])];
};
