import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

/** Evaluated in this order: known bad callers come first. */
const common = 'AWSManagedRulesCommonRuleSet';
const managed = ['AWSManagedRulesAmazonIpReputationList', 'AWSManagedRulesKnownBadInputsRuleSet', common];

/**
 * These rules count instead of blocking: candidates write about code and upload documents. The product validates and
 * escapes what they send.
 */
const tooStrict = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'GenericLFI_BODY', 'GenericRFI_BODY'];

const seen = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples would keep requests with their headers, including tokens.
  sampledRequestsEnabled: false,
});

export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { requestsPerFiveMinutes }: { requestsPerFiveMinutes: number }) {
    super(scope, id);
    const groups = managed.map((name, priority) => ({
      name,
      priority,
      overrideAction: { none: {} },
      statement: {
        managedRuleGroupStatement: {
          vendorName: 'AWS',
          name,
          ...(name === common && {
            ruleActionOverrides: tooStrict.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
          }),
        },
      },
      visibilityConfig: seen(name),
    }));
    const rate = {
      name: 'TooOften',
      priority: groups.length,
      action: {
        block: { customResponse: { responseCode: 429, responseHeaders: [{ name: 'Retry-After', value: '300' }] } },
      },
      statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit: requestsPerFiveMinutes } },
      visibilityConfig: seen('TooOften'),
    };
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules: [...groups, rate],
      visibilityConfig: seen('Firewall'),
    });
    this.arn = acl.attrArn;
  }
}
