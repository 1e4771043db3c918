import { RemovalPolicy, SecretValue, Validations } from 'aws-cdk-lib';
import { Secret, type SecretStringGenerator } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { VariableName } from '#shared/env.ts';

/** 44 letters and figures: 261 bits. */
const random: SecretStringGenerator = { passwordLength: 44, excludePunctuation: true };

/** The variables by which functions are told of these secrets. */
type SecretVariable = Extract<VariableName, 'ORIGIN_SECRET' | 'PSEUDONYM_SECRET' | 'DEVICE_SECRET'>;

/** Secrets that nobody chooses and nobody types: generated at the first deployment. */
export class ProductSecrets extends Construct {
  /**
   * Stand in the environment of functions, where anybody who may read their configuration sees them. Functions read the values
   * themselves, and know a rotation of the origin's without being deployed.
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
    const device = this.add('DeviceKey', 'Signs the cookie of a device that has signed in');
    this.arns = {
      ORIGIN_SECRET: origin.secretArn,
      PSEUDONYM_SECRET: pseudonym.secretArn,
      DEVICE_SECRET: device.secretArn,
    };
  }

  /**
   * What CloudFront sends, of that version. Without one it is the newest, but CloudFormation looks for it only when something else
   * of the resource changes: a new version's id is what makes a deployment take it.
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
