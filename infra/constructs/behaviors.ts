import { readFileSync } from 'node:fs';
import { Aws, Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { globalName } from './global-name.ts';

/** A function of the edge that knows the reader's language, from the file of that name. */
const languageAware = (file: string): cloudfront.FunctionCode =>
  cloudfront.FunctionCode.fromInline(
    ['reader-language.js', file].map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8')).join('\n'),
  );

/** The site's own files: compressed, the page for every screen, an honest 404 for a file that does not exist. */
export class SiteBehavior extends Construct {
  readonly options: cloudfront.BehaviorOptions;

  constructor(scope: Construct, id: string, bucket: IBucket, responseHeadersPolicy: cloudfront.ResponseHeadersPolicy) {
    super(scope, id);
    const pageFallback = new cloudfront.Function(this, 'PageFallback', {
      comment: 'Answers the address of a screen with the page, or as it was rendered in advance',
      code: languageAware('page-fallback.js'),
      runtime: cloudfront.FunctionRuntime.JS_2_0,
    });
    this.options = {
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessControl: new cloudfront.S3OriginAccessControl(this, 'Access', {
          originAccessControlName: globalName(this, 'site'),
        }),
        // Without LIST, S3 answers 403 for a file that does not exist.
        originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
      }),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy,
      functionAssociations: [{ eventType: cloudfront.FunctionEventType.VIEWER_REQUEST, function: pageFallback }],
    };
  }
}

/** The API; by the secret it knows that a request came this way, and believes what it says of the viewer's address. */
export const apiOrigin = (api: HttpApi, originSecret: string): cloudfront.IOrigin =>
  new HttpOrigin(`${api.apiId}.execute-api.${Stack.of(api).region}.${Aws.URL_SUFFIX}`, {
    protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
    readTimeout: Duration.seconds(30),
    // CloudFront replaces what a viewer sends under this name.
    customHeaders: { 'x-origin-secret': originSecret },
  });

export type ApiBehaviorProps = { origin: cloudfront.IOrigin; responseHeadersPolicy: cloudfront.ResponseHeadersPolicy };

/** The API: nothing is kept, and everything that the Lambdas read is forwarded. */
export class ApiBehavior extends Construct {
  readonly options: cloudfront.BehaviorOptions;

  constructor(scope: Construct, id: string, { origin, responseHeadersPolicy }: ApiBehaviorProps) {
    super(scope, id);
    this.options = {
      origin,
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      // CloudFront forwards Authorization only as part of a cache key; no reply of the API allows to be kept.
      cachePolicy: new cloudfront.CachePolicy(this, 'Cache', {
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.seconds(1),
        headerBehavior: cloudfront.CacheHeaderBehavior.allowList('Authorization'),
        queryStringBehavior: cloudfront.CacheQueryStringBehavior.all(),
        cookieBehavior: cloudfront.CacheCookieBehavior.all(),
        enableAcceptEncodingGzip: true,
        enableAcceptEncodingBrotli: true,
      }),
      // Not the viewer's Host: the gateway answers to its own name only.
      originRequestPolicy: new cloudfront.OriginRequestPolicy(this, 'Request', {
        originRequestPolicyName: globalName(this, 'api'),
        headerBehavior: cloudfront.OriginRequestHeaderBehavior.allowList(
          'Accept',
          'Accept-Language',
          'CloudFront-Viewer-Address',
          'Content-Type',
          'Idempotency-Key',
          'If-Match',
          // By which calls that a cookie alone lets pass know their own pages.
          'Sec-Fetch-Site',
          // By which people know their devices.
          'User-Agent',
        ),
        queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.all(),
        cookieBehavior: cloudfront.OriginRequestCookieBehavior.all(),
      }),
      responseHeadersPolicy,
    };
  }
}

/** The pages of public CVs, by the API: kept for a minute at most, since they may be withdrawn, and once in each language. */
export class PublicCvBehavior extends Construct {
  readonly options: cloudfront.BehaviorOptions;

  constructor(scope: Construct, id: string, { origin, responseHeadersPolicy }: ApiBehaviorProps) {
    super(scope, id);
    const page = new cloudfront.Function(this, 'Page', {
      comment: 'Answers the address of a public CV with its page in the language of the reader',
      code: languageAware('public-cv-page.js'),
      runtime: cloudfront.FunctionRuntime.JS_2_0,
    });
    this.options = {
      origin,
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: new cloudfront.CachePolicy(this, 'Cache', {
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.seconds(60),
        // As the function has written it: one of our languages.
        headerBehavior: cloudfront.CacheHeaderBehavior.allowList('Accept-Language'),
        enableAcceptEncodingGzip: true,
        enableAcceptEncodingBrotli: true,
      }),
      responseHeadersPolicy,
      functionAssociations: [{ eventType: cloudfront.FunctionEventType.VIEWER_REQUEST, function: page }],
    };
  }
}

/** Public pictures, whose address is never used for other bytes: kept for as long as they say. */
export class FilesBehavior extends Construct {
  readonly options: cloudfront.BehaviorOptions;

  constructor(scope: Construct, id: string, bucket: IBucket, responseHeadersPolicy: cloudfront.ResponseHeadersPolicy) {
    super(scope, id);
    const access = new cloudfront.S3OriginAccessControl(this, 'Access', {
      originAccessControlName: globalName(this, 'files'),
    });
    this.options = {
      // What it may read is said by the bucket's policy (files-policy.ts).
      origin: S3BucketOrigin.withBucketDefaults(bucket, { originAccessControlId: access.originAccessControlId }),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy,
    };
  }
}
