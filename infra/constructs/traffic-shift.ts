import { Duration, Validations } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Alarm, type Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import {
  LambdaApplication,
  LambdaDeploymentConfig,
  LambdaDeploymentGroup,
  TrafficRouting,
} from 'aws-cdk-lib/aws-codedeploy';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { ofApi, ofNewVersion } from '../metrics.ts';
import type { Shift } from '../settings.ts';

const rights = 'service-role/AWSCodeDeployRoleForLambdaLimited';

const guide = 'infra/README.md#upgrading-and-going-back';

/** Some calls go to each function's new version first; all return to the old version when the new one fails. */
export class TrafficShift extends Construct {
  private readonly shared;
  private readonly apiFails: Alarm;

  constructor(scope: Construct, id: string, { percent, minutes }: Shift, api: HttpApi) {
    super(scope, id);
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(rights)],
    });
    Validations.of(role).acknowledge({
      id: `AwsSolutions::AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${rights}]`,
      reason: 'What CodeDeploy needs to move an alias is AWS’s to know; it may call no function but its own hooks.',
    });
    this.shared = {
      application: new LambdaApplication(this, 'Application'),
      deploymentConfig: new LambdaDeploymentConfig(this, 'Config', {
        trafficRouting: TrafficRouting.timeBasedCanary({ interval: Duration.minutes(minutes), percentage: percent }),
      }),
      // CDK may not change the role, whose rights are complete: each group would add the same policy again.
      role: role.withoutPolicyUpdates(),
      // CodeDeploy rolls back on failure by itself, and on an alarm.
      autoRollback: { stoppedDeployment: true },
    };
    // Lambda does not count a 500 that a function answers as an error, nor a call that never reached it.
    const failures = ofApi('5xx', api).with({ period: Duration.minutes(1) });
    this.apiFails = this.alarm('ApiFails', failures, 3, 'The API answers with errors.');
  }

  /** One deployment group per alias, because CodeDeploy moves one alias of a group at a time. */
  follow(name: string, live: Alias): void {
    const said = `The new version of ${name} fails.`;
    const alarms = [this.alarm(`${name}Fails`, ofNewVersion('Errors', live), 1, said), this.apiFails];
    new LambdaDeploymentGroup(this, name, { ...this.shared, alias: live, alarms });
  }

  private alarm(id: string, metric: Metric, threshold: number, said: string): Alarm {
    return new Alarm(this, id, {
      alarmDescription: `${said} A deployment under way goes back: ${guide}`,
      metric,
      threshold,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }
}
