import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { certificateAlarms } from '../alarms/optional.ts';
import { addAlarms } from '../constructs/add-alarms.ts';
import { Firewall } from '../constructs/firewall.ts';
import type { Stage } from '../settings.ts';

/** Where CloudFront looks for certificates and firewalls, and their figures are kept. */
export const edgeRegion = 'us-east-1';

/** Whether a stage has anything that lies there. */
export const hasEdge = ({ firewall, domain, watch }: Stage): boolean => Boolean(firewall || (domain && watch));

/** What CloudFront wants in its own region; none of it knows people or their data. */
export class EdgeStack extends Stack {
  readonly firewallArn?: string;

  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
    super(scope, id, props);
    const { firewall, domain, watch } = stage;
    if (firewall) this.firewallArn = new Firewall(this, 'Firewall', firewall).arn;
    if (domain && watch) addAlarms(this, certificateAlarms(domain.certificateArn), watch.address);
  }
}
