import type { Resource } from './templates.ts';

const naming = ['Name', 'AliasName', 'AlarmName', 'BudgetName', 'DashboardName', 'BackupPlanName'];

/** Physical names that a template sets, with their types; CloudFormation generates all others. */
export const namesOf = (resources: Record<string, Resource>): [string, string][] =>
  Object.values(resources)
    // An alias's name is unique within its function only.
    .filter(({ Type }) => Type !== 'AWS::Lambda::Alias')
    .flatMap(({ Type, Properties = {} }) => {
      const inner = Object.values<object>(Properties).filter(
        (value) => typeof value === 'object' && !Array.isArray(value),
      );
      const named = [Properties, ...inner].flatMap((part) => Object.entries<unknown>(part));
      return named.flatMap(([key, value]): [string, string][] =>
        naming.includes(key) && typeof value === 'string' ? [[Type, value]] : [],
      );
    });
