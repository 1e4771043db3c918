import { RemovalPolicy, SecretValue, Validations } from 'aws-cdk-lib';
import { Secret, type SecretStringGenerator } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { VariableName } from '#shared/env.ts';

/** 44 letters and digits: 261 bits. */
const random: SecretStringGenerator = { passwordLength: 44, excludePunctuation: true };

type SecretVariable = Extract<VariableName, 'ORIGIN_SECRET' | 'PSEUDONYM_SECRET' | 'DEVICE_SECRET'>;

export class ProductSecrets extends Construct {
  /**
   * The environment holds only ARNs, since configuration is widely readable. Functions read the values, so rotating the
   * origin's secret needs no deployment.
   */
  readonly arns: Readonly<Record<SecretVariable, string>>;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const origin = this.add(
      'Origin',
      'What CloudFront proves itself to the API with: npm run rotate-origin renews it',
      {
        ...random,
        secretStringTemplate: JSON.stringify({ previous: null }),
        generateStringKey: 'current',
      },
    );
    const pseudonym = this.add('PseudonymKey', 'The key of the hash by which logs name people');
    const device = this.add(
      'DeviceKey',
      'Signs the cookie of a device that has signed in; without it no second factor works',
    );
    this.arns = {
      ORIGIN_SECRET: origin.secretArn,
      PSEUDONYM_SECRET: pseudonym.secretArn,
      DEVICE_SECRET: device.secretArn,
    };
  }

  /**
   * CloudFront sends this secret to the API. A version id makes CloudFormation take a new value; without one it keeps
   * the former value until another property of the resource changes.
   */
  originSecret(versionId: string): string {
    return SecretValue.secretsManager(this.arns.ORIGIN_SECRET, { jsonField: 'current', versionId }).unsafeUnwrap();
  }

  private add(id: string, description: string, generateSecretString = random): Secret {
    const secret = new Secret(this, id, {
      description,
      generateSecretString,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions::AwsSolutions-SMG4',
      reason:
        'Renewed by an operator: CloudFront has a new value when it is deployed with it, functions when a process starts.',
    });
    return secret;
  }
}
