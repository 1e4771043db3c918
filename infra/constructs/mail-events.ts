import { Stack, Validations } from 'aws-cdk-lib';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as Target } from 'aws-cdk-lib/aws-events-targets';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import { ConfigurationSet, EmailSendingEvent, EventDestination, SuppressionReasons } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Stage } from '../settings.ts';

/** Pairs of SES's name and EventBridge's name for an event. */
const told = [
  [EmailSendingEvent.BOUNCE, 'Email Bounced'],
  [EmailSendingEvent.COMPLAINT, 'Email Complaint Received'],
  [EmailSendingEvent.REJECT, 'Email Rejected'],
] as const;

/**
 * Hard bounces and complaints enter the suppression list. Events go to the account's bus, which accepts these events
 * only from SES.
 */
export class MailEvents extends Construct {
  readonly configurationName: string;
  readonly configurationArn: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const configuration = new ConfigurationSet(this, 'Configuration', {
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    configuration.addEventDestination('Returned', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: told.map(([event]) => event),
    });
    this.configurationName = configuration.configurationSetName;
    this.configurationArn = Stack.of(this).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: this.configurationName,
    });
  }

  /**
   * Invokes the function for events of this stage only, since stages may share the account's bus. Where a stage has several cells, each
   * hears of the mails of all, which share the sender's domain: a receiver may have moved since.
   */
  tell(live: Alias, { mail, cells }: Pick<Stage, 'mail' | 'cells'>): void {
    const tags =
      cells.length > 1 ? { 'ses:from-domain': [mail.domain] } : { 'ses:configuration-set': [this.configurationName] };
    new Rule(live.lambda, 'MailEvents', {
      eventPattern: {
        source: ['aws.ses'],
        detailType: told.map(([, name]) => name),
        detail: { mail: { tags } },
      },
      targets: [new Target(live)],
    });
    Validations.of(live.lambda).acknowledge(
      ...['LambdaAsyncFailureDestination', 'EventBusDLQ'].map((finding) => ({
        id: `Serverless::Serverless-${finding}`,
        reason:
          'Both try again for hours. What is lost then comes again with the next mail there: SES holds it back and tells of it.',
      })),
    );
  }
}
