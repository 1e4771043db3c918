import { RemovalPolicy, SecretValue, Validations } from 'aws-cdk-lib';
import { Secret, type SecretStringGenerator } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/** 44 letters and figures: 261 bits. */
const random: SecretStringGenerator = { passwordLength: 44, excludePunctuation: true };

/** Secrets that nobody chooses and nobody types: generated at the first deployment. */
export class ProductSecrets extends Construct {
  /** By it functions read what CloudFront sends, so that they know a rotation without being deployed. */
  readonly originArn: string;
  /** References, which CloudFormation replaces by the values when it deploys. */
  readonly pseudonymKey: string;
  readonly deviceKey: string;

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
    this.originArn = origin.secretArn;
    this.pseudonymKey = this.add(
      'PseudonymKey',
      'The key of the hash by which logs name people',
    ).secretValue.unsafeUnwrap();
    this.deviceKey = this.add(
      'DeviceKey',
      'Signs the cookie of a device that has signed in',
    ).secretValue.unsafeUnwrap();
  }

  /**
   * What CloudFront sends, of that version. Without one it is the newest, but CloudFormation looks for it only when something else
   * of the resource changes: a new version's id is what makes a deployment take it.
   */
  originSecret(versionId: string): string {
    return SecretValue.secretsManager(this.originArn, { jsonField: 'current', versionId }).unsafeUnwrap();
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
        'Renewed by an operator: a new value is worth nothing before functions and CloudFront are deployed with it.',
    });
    return secret;
  }
}
