import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { certificateAlarms } from '../alarms/optional.ts';
import { addAlarms } from '../constructs/add-alarms.ts';
import { Firewall } from '../constructs/firewall.ts';
import type { Stage } from '../settings.ts';

/** CloudFront's certificates, firewalls and metrics must be in this region. */
export const edgeRegion = 'us-east-1';

export const hasEdge = ({ firewall, domain, watch }: Stage): boolean => Boolean(firewall || (domain && watch));

/** Resources that CloudFront requires in its own region; none holds personal data. */
export class EdgeStack extends Stack {
  readonly firewallArn?: string;

  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
    super(scope, id, props);
    const { firewall, domain, watch } = stage;
    if (firewall) this.firewallArn = new Firewall(this, 'Firewall', firewall).arn;
    if (domain && watch) addAlarms(this, certificateAlarms(domain.certificateArn), watch.address);
  }
}
