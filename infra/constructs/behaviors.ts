import { readFileSync } from 'node:fs';
import { Aws, Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { globalName } from './global-name.ts';

const languageAware = (file: string): cloudfront.FunctionCode =>
  cloudfront.FunctionCode.fromInline(
    ['reader-language.js', file].map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8')).join('\n'),
  );

/** Compressed, the page for every screen, and 404 for a missing file. */
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
        // Without LIST, S3 answers 403 for a missing file.
        originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
      }),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy,
      functionAssociations: [{ eventType: cloudfront.FunctionEventType.VIEWER_REQUEST, function: pageFallback }],
    };
  }
}

/** The secret proves that a request came through CloudFront, so the API trusts its viewer address. */
export const apiOrigin = (api: HttpApi, originSecret: string): cloudfront.IOrigin =>
  new HttpOrigin(`${api.apiId}.execute-api.${Stack.of(api).region}.${Aws.URL_SUFFIX}`, {
    protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
    readTimeout: Duration.seconds(30),
    // CloudFront overwrites a header of this name sent by a viewer.
    customHeaders: { 'x-origin-secret': originSecret },
  });

export type ApiBehaviorProps = { origin: cloudfront.IOrigin; responseHeadersPolicy: cloudfront.ResponseHeadersPolicy };

export class ApiBehavior extends Construct {
  readonly options: cloudfront.BehaviorOptions;

  constructor(scope: Construct, id: string, { origin, responseHeadersPolicy }: ApiBehaviorProps) {
    super(scope, id);
    this.options = {
      origin,
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      // CloudFront forwards Authorization only as part of a cache key. No reply of the API may be cached.
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
          // Cookie-only calls recognise their own pages by this header.
          'Sec-Fetch-Site',
          // People recognise their devices by it.
          'User-Agent',
        ),
        queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.all(),
        cookieBehavior: cloudfront.OriginRequestCookieBehavior.all(),
      }),
      responseHeadersPolicy,
    };
  }
}

/** From the API, cached for at most a minute per language, because a CV may be withdrawn. */
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
        // The edge function reduces it to one of our languages.
        headerBehavior: cloudfront.CacheHeaderBehavior.allowList('Accept-Language'),
        enableAcceptEncodingGzip: true,
        enableAcceptEncodingBrotli: true,
      }),
      responseHeadersPolicy,
      functionAssociations: [{ eventType: cloudfront.FunctionEventType.VIEWER_REQUEST, function: page }],
    };
  }
}

/** Pictures are cached as long as they say: a URL never changes its content. */
export class FilesBehavior extends Construct {
  readonly options: cloudfront.BehaviorOptions;

  constructor(scope: Construct, id: string, bucket: IBucket, responseHeadersPolicy: cloudfront.ResponseHeadersPolicy) {
    super(scope, id);
    const access = new cloudfront.S3OriginAccessControl(this, 'Access', {
      originAccessControlName: globalName(this, 'files'),
    });
    this.options = {
      origin: S3BucketOrigin.withBucketDefaults(bucket, { originAccessControlId: access.originAccessControlId }),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy,
    };
  }
}
