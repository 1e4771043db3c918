import { readFileSync } from 'node:fs';
import { Aws, Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { globalName } from './global-name.ts';

type Headers = cloudfront.ResponseHeadersPolicy;

/** Function that runs at the edge, with the helper that finds the reader's language. */
const viewerFunction = (
  scope: Construct,
  id: string,
  file: string,
  comment: string,
): cloudfront.FunctionAssociation => {
  const code = ['reader-language.js', file].map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'));
  return {
    eventType: cloudfront.FunctionEventType.VIEWER_REQUEST,
    function: new cloudfront.Function(scope, id, {
      comment,
      code: cloudfront.FunctionCode.fromInline(code.join('\n')),
      runtime: cloudfront.FunctionRuntime.JS_2_0,
    }),
  };
};

/** Caches for as long as a reply says, at most `mostSeconds`. */
const cacheFor = (
  scope: Construct,
  mostSeconds: number,
  header: string,
  props: cloudfront.CachePolicyProps = {},
): cloudfront.CachePolicy =>
  new cloudfront.CachePolicy(scope, 'Cache', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(mostSeconds),
    headerBehavior: cloudfront.CacheHeaderBehavior.allowList(header),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
    ...props,
  });

/** Serves compressed files, the page for every screen, and 404 for a missing file. */
export const siteBehavior = (scope: Construct, bucket: IBucket, headers: Headers): cloudfront.BehaviorOptions => {
  const comment = 'Answers the address of a screen with the page, or as it was rendered in advance';
  const pageFallback = viewerFunction(scope, 'PageFallback', 'page-fallback.js', comment);
  return {
    origin: S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessControl: new cloudfront.S3OriginAccessControl(scope, 'Access', {
        originAccessControlName: globalName(scope, 'site'),
      }),
      // Without LIST, S3 answers 403 for a missing file.
      originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
    }),
    viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
    responseHeadersPolicy: headers,
    functionAssociations: [pageFallback],
  };
};

export const apiHost = (api: HttpApi): string => `${api.apiId}.execute-api.${Stack.of(api).region}.${Aws.URL_SUFFIX}`;

/** The secret proves that a request came through CloudFront, so the API trusts its viewer address. */
export const apiOrigin = (api: HttpApi, originSecret: string): cloudfront.IOrigin =>
  new HttpOrigin(apiHost(api), {
    protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
    readTimeout: Duration.seconds(30),
    // CloudFront overwrites a header of this name sent by a viewer.
    customHeaders: { 'x-origin-secret': originSecret },
  });

export const apiBehavior = (
  scope: Construct,
  origin: cloudfront.IOrigin,
  headers: Headers,
  route?: cloudfront.FunctionAssociation,
): cloudfront.BehaviorOptions => ({
  origin,
  ...(route && { functionAssociations: [route] }),
  viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
  allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
  // CloudFront forwards Authorization only as part of a cache key. No reply of the API may be cached.
  cachePolicy: cacheFor(scope, 1, 'Authorization', {
    queryStringBehavior: cloudfront.CacheQueryStringBehavior.all(),
    cookieBehavior: cloudfront.CacheCookieBehavior.all(),
  }),
  // Leaves out the viewer's Host: the gateway only answers to its own name.
  originRequestPolicy: new cloudfront.OriginRequestPolicy(scope, 'Request', {
    originRequestPolicyName: globalName(scope, 'api'),
    headerBehavior: cloudfront.OriginRequestHeaderBehavior.allowList(
      'Accept',
      'Accept-Language',
      'CloudFront-Viewer-Address',
      'Content-Type',
      'Idempotency-Key',
      'If-Match',
      // Cookie-only calls recognise their own pages by this header.
      'Sec-Fetch-Site',
      // Users recognise their devices by it.
      'User-Agent',
    ),
    queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.all(),
    cookieBehavior: cloudfront.OriginRequestCookieBehavior.all(),
  }),
  responseHeadersPolicy: headers,
});

/** Comes from the API. Cached for at most a minute per language, because a CV may be withdrawn. */
export const publicCvBehavior = (
  scope: Construct,
  origin: cloudfront.IOrigin,
  headers: Headers,
): cloudfront.BehaviorOptions => {
  const comment = 'Answers the address of a public CV with its page in the language of the reader';
  const page = viewerFunction(scope, 'Page', 'public-cv-page.js', comment);
  return {
    origin,
    viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    // The edge function sets this header to `fr` or `en`, so a page is cached once per language.
    cachePolicy: cacheFor(scope, 60, 'Accept-Language'),
    responseHeadersPolicy: headers,
    functionAssociations: [page],
  };
};

/** Pictures are cached as long as they say: a URL never changes its content. */
export const filesBehavior = (scope: Construct, bucket: IBucket, headers: Headers): cloudfront.BehaviorOptions => {
  const access = new cloudfront.S3OriginAccessControl(scope, 'Access', {
    originAccessControlName: globalName(scope, 'files'),
  });
  return {
    origin: S3BucketOrigin.withBucketDefaults(bucket, { originAccessControlId: access.originAccessControlId }),
    viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
    responseHeadersPolicy: headers,
  };
};
