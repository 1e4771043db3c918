import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Alias, Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import { Bucket, HttpMethods, type IBucket, ObjectLockRetention } from 'aws-cdk-lib/aws-s3';
import { EmailIdentity, Identity, type IEmailIdentity, MailFromBehaviorOnMxFailure } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { filePlaces } from '#shared/files.ts';
import { erasuresKeptDays, replacedFileDays, unclaimedFileDays } from '#shared/limits.ts';
import { Directory } from '../constructs/directory.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { ProductSecrets } from '../constructs/product-secrets.ts';
import { UploadScans } from '../constructs/upload-scans.ts';
import { knownOrigin, type Stage } from '../settings.ts';

/** Holds what all cells of a stage use: files, the ledger of erasures, keys, secrets and the sender of mails. */
export class SharedStack extends Stack {
  readonly files: IBucket;
  /** Holds hashes of erased ids, with which a restored table is purged. */
  readonly erasures: Bucket;
  /** Both verify, so that one can take over from the other. */
  readonly signingKeys: readonly [Key, Key];
  readonly signingAlias: string;
  readonly secrets: ProductSecrets;
  readonly mailIdentity: IEmailIdentity;
  /** Where the stage has several cells. */
  readonly directory: ITable | undefined;

  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
    super(scope, id, props);

    const files = new PrivateBucket(this, 'Files', {
      versioned: true,
      lifecycleRules: [
        // Deleted files are removed after a month, which leaves time to notice a mistake.
        {
          noncurrentVersionExpiration: Duration.days(replacedFileDays),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
        // Removes uploads that were never accepted, and archives that a crash left behind: a task removes an archive
        // after a day.
        ...[filePlaces.incoming, filePlaces.archives].map((prefix) => ({
          prefix,
          expiration: Duration.days(unclaimedFileDays),
          noncurrentVersionExpiration: Duration.days(unclaimedFileDays),
        })),
      ],
      cors: [
        // A presigned form or link is its own authorization. Without a domain of its own the site's origin is unknown here.
        {
          allowedMethods: [HttpMethods.GET, HttpMethods.POST],
          allowedOrigins: [knownOrigin(stage) ?? '*'],
          allowedHeaders: ['*'],
        },
      ],
      // The bucket's policy belongs to the web stack, because it names the distribution.
      enforceSSL: false,
    });
    Validations.of(files).acknowledge(
      {
        id: 'AwsSolutions::AwsSolutions-S1',
        reason:
          'A log of who read whose files would be personal data of its own; the API logs every link it gives out.',
      },
      {
        id: 'AwsSolutions::AwsSolutions-S10',
        reason: 'The policy in the web stack refuses what does not come over TLS.',
      },
    );

    const { restored } = stage;
    this.files = restored ? Bucket.fromBucketName(this, 'RestoredFiles', restored.bucket) : files;
    const scans = stage.scanUploads ? [new UploadScans(this, 'UploadScans', this.files)] : [];

    this.erasures = new PrivateBucket(this, 'Erasures', {
      versioned: true,
      objectLockEnabled: true,
      objectLockDefaultRetention: ObjectLockRetention.governance(Duration.days(erasuresKeptDays)),
    });
    Validations.of(this.erasures).acknowledge({
      id: 'AwsSolutions::AwsSolutions-S1',
      reason: 'One function may put entries, and no function may read them; each names nobody.',
    });

    this.signingKeys = [this.addSigningKey('SigningKey'), this.addSigningKey('OtherSigningKey')];
    this.signingAlias = `alias/thesee-${stage.name}-tokens`;
    const alias = new Alias(this, 'SigningAlias', {
      aliasName: this.signingAlias,
      targetKey: this.signingKeys[stage.signsWith === 'SigningKey' ? 0 : 1],
    });
    this.secrets = new ProductSecrets(this, 'Secrets');
    new CfnOutput(this, 'OriginSecret', { value: this.secrets.arns.ORIGIN_SECRET });

    this.mailIdentity =
      stage.mail.identity === 'existing'
        ? EmailIdentity.fromEmailIdentityName(this, 'ExistingMailIdentity', stage.mail.domain)
        : this.addMailIdentity(stage.mail.domain);

    if (stage.cells.length > 1) {
      const { table } = new Directory(this, 'Directory');
      // A rollback cannot remove the protected table, so it is created last.
      table.node.addDependency(
        files,
        ...scans,
        this.erasures,
        ...this.signingKeys,
        alias,
        this.secrets,
        this.mailIdentity,
      );
      new CfnOutput(this, 'DirectoryTable', { value: table.tableName });
      this.directory = table;
    }

    new CfnOutput(this, 'FilesBucket', { value: this.files.bucketName });
    new CfnOutput(this, 'ErasuresBucket', { value: this.erasures.bucketName });
  }

  /** Bounces go to a subdomain, so that SPF aligns with the visible domain. */
  private addMailIdentity(domain: string): EmailIdentity {
    const mailFromDomain = `bounce.${domain}`;
    const identity = new EmailIdentity(this, 'MailIdentity', {
      identity: Identity.domain(domain),
      mailFromDomain,
      // While the MX record is missing, SES sends under its own name and DKIM still aligns. Refusing would stop every
      // mail until the record exists.
      mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
    });
    new CfnOutput(this, 'MailFromDomain', { value: mailFromDomain });
    for (const [index, { name, value }] of identity.dkimRecords.entries()) {
      new CfnOutput(this, `DkimRecord${index + 1}`, { value: `${name} CNAME ${value}` });
    }
    return identity;
  }

  private addSigningKey(id: 'SigningKey' | 'OtherSigningKey'): Key {
    return new Key(this, id, {
      description: 'Signs the session tokens',
      keySpec: KeySpec.ECC_NIST_P256,
      keyUsage: KeyUsage.SIGN_VERIFY,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
  }
}
