import { CfnOutput, CfnParameter, Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { Distribution, HttpVersion, PriceClass, SecurityPolicyProtocol } from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import { mainCell } from '#shared/cells.ts';
import type { Cell } from '../cells.ts';
import {
  apiBehavior,
  apiHost,
  apiOrigin,
  filesBehavior,
  publicCvBehavior,
  siteBehavior,
} from '../constructs/behaviors.ts';
import { cellRoute } from '../constructs/cell-route.ts';
import { addFilesPolicy } from '../constructs/files-policy.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { SecurityHeaders } from '../constructs/security-headers.ts';
import { SiteContent } from '../constructs/site-content.ts';
import type { Stage } from '../settings.ts';
import type { ApiStack } from './api-stack.ts';
import type { EdgeStack } from './edge-stack.ts';
import type { SharedStack } from './shared-stack.ts';

export type WebStackProps = StackProps & {
  stage: Stage;
  shared: SharedStack;
  cells: readonly { cell: Cell; api: ApiStack }[];
  edge?: EdgeStack;
  site: string;
};

/** CloudFront would cache these for ten seconds, whatever the API says. */
const errorsKeptByDefault = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

export class WebStack extends Stack {
  readonly address: string;

  constructor(scope: Construct, id: string, { stage, shared, cells, edge, site, ...props }: WebStackProps) {
    super(scope, id, props);
    const headers = new SecurityHeaders(this, 'Headers', {
      uploadOrigin: `https://${shared.files.bucketRegionalDomainName}`,
      hasCells: cells.length > 1,
    });

    const originRotation = new CfnParameter(this, 'OriginRotation', {
      default: '',
      description:
        'The version of the origin secret that `npm run rotate-origin` made; empty before the first rotation',
    });

    const main = cells.find(({ cell }) => cell.id === mainCell);
    if (!main) throw new Error(`The stage ${stage.name} has no cell “${mainCell}”`);
    const origin = apiOrigin(main.api.api, shared.secrets.originSecret(originRotation.valueAsString));
    // A single cell needs no function, which would cost money by the call.
    const others = cells.filter((one) => one !== main);
    const route =
      others.length > 0
        ? cellRoute(
            new Construct(this, 'Cells'),
            Object.fromEntries(others.map(({ cell, api }) => [cell.id, apiHost(api.api)])),
          )
        : undefined;
    const bucket = new PrivateBucket(this, 'Site');
    const under = (id: string) => new Construct(this, id);
    const distribution = new Distribution(this, 'Distribution', {
      comment: this.stackName,
      ...(stage.domain && {
        domainNames: [stage.domain.name],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', stage.domain.certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultRootObject: 'index.html',
      priceClass: PriceClass.PRICE_CLASS_100,
      webAclId: edge?.firewallArn,
      defaultBehavior: siteBehavior(under('SiteBehavior'), bucket, headers.page),
      // No error pages, so that an error of the API reaches the caller unchanged.
      errorResponses: errorsKeptByDefault.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      additionalBehaviors: {
        '/api/*': apiBehavior(under('ApiBehavior'), origin, headers.api, route),
        '/files/*': filesBehavior(under('FilesBehavior'), shared.files, headers.files),
        '/public/cv/*': publicCvBehavior(under('PublicCvBehavior'), origin, headers.page),
      },
    });

    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions::AwsSolutions-S1',
      reason: 'The site is the same public files for everybody; its log would tell who came, and nothing else.',
    });
    Validations.of(distribution).acknowledge(
      {
        id: 'AwsSolutions::AwsSolutions-CFR1',
        reason: 'Doctoral candidates travel: the site is open from every country.',
      },
      {
        id: 'AwsSolutions::AwsSolutions-CFR3',
        reason: 'Its log would keep addresses and the tokens of mailed links; the API’s own log keeps neither.',
      },
      {
        id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
        reason: 'The default root object is set, and the function rewrites every request for `/`.',
      },
    );
    if (!edge?.firewallArn) {
      Validations.of(distribution).acknowledge({
        id: 'AwsSolutions::AwsSolutions-CFR2',
        reason: 'The API throttles sign-ins, registrations and mails itself, by account and by address.',
      });
    }
    if (!stage.domain) {
      Validations.of(distribution).acknowledge({
        id: 'AwsSolutions::AwsSolutions-CFR4',
        reason: 'CloudFront fixes the TLS version of its own name; a stage with a domain asks for TLS 1.2.',
      });
    }

    addFilesPolicy(distribution, shared.files);
    const content = new SiteContent(this, 'Content', {
      bucket,
      directory: site,
      logRetention: stage.logRetentionDays,
      hasWorker: stage.offlineShell,
    });
    // A rollback cannot remove a bucket with files, so they come last.
    content.node.addDependency(distribution);
    this.address = `https://${distribution.distributionDomainName}`;
    // The DNS record of a custom domain points to it; without a custom domain it is the site's URL.
    new CfnOutput(this, 'SiteAddress', { value: this.address });
  }
}
