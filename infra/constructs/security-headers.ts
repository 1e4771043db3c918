import { Duration } from 'aws-cdk-lib';
import {
  HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import { anotherCell, cellHeader } from '#shared/cells.ts';
import { globalName } from './global-name.ts';

const override = true;
const sameOrigin = { header: 'Cross-Origin-Resource-Policy', value: 'same-origin', override };
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

const withPolicy = (contentSecurityPolicy: string): ResponseSecurityHeadersBehavior => ({
  contentSecurityPolicy: { contentSecurityPolicy, override },
  contentTypeOptions: { override },
  referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override },
  strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override },
});

const pagePolicy = (uploadOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${uploadOrigin}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');

/** Pages run only our code; data and uploaded files run no code. */
export class SecurityHeaders extends Construct {
  readonly page: ResponseHeadersPolicy;
  readonly api: ResponseHeadersPolicy;
  readonly files: ResponseHeadersPolicy;

  /**
   * `uploadOrigin` is the only other origin to which the site may send files. With several cells a reply of the API that names none says
   * that another one may be asked.
   */
  constructor(scope: Construct, id: string, { uploadOrigin, hasCells }: { uploadOrigin: string; hasCells: boolean }) {
    super(scope, id);
    const unused = unusedFeatures.map((feature) => `${feature}=()`).join(', ');
    this.page = this.add('Page', pagePolicy(uploadOrigin), [
      { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override },
      { header: 'Permissions-Policy', value: unused, override },
    ]);
    // Replies of the gateway itself carry no caching rule.
    const uncached = { header: 'Cache-Control', value: 'no-store', override: false };
    const others = { header: cellHeader, value: anotherCell, override: false };
    this.api = this.add('Api', "default-src 'none'; frame-ancestors 'none'", [uncached, ...(hasCells ? [others] : [])]);
    this.files = this.add('Files', "default-src 'none'; frame-ancestors 'none'; sandbox");
  }

  private add(id: string, policy: string, headers: ResponseCustomHeader[] = []): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, id, {
      responseHeadersPolicyName: globalName(this, id.toLowerCase()),
      securityHeadersBehavior: withPolicy(policy),
      customHeadersBehavior: { customHeaders: [sameOrigin, ...headers] },
    });
  }
}
