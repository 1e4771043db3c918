import {
  type BackupClient,
  DescribeRegionSettingsCommand,
  type DescribeRegionSettingsCommandOutput,
} from '@aws-sdk/client-backup';
import { hasVault } from '#scripts/operations/stage/has-vault.ts';
import { type Finding, good, know, todo } from './finding.ts';

export type OptInAnswer = Pick<
  DescribeRegionSettingsCommandOutput,
  'ResourceTypeOptInPreference' | 'ResourceTypeManagementPreference'
>;

export const optInFinding = (region: string, answer: OptInAnswer): Finding =>
  answer.ResourceTypeOptInPreference?.DynamoDB && answer.ResourceTypeManagementPreference?.DynamoDB
    ? good(`AWS Backup copies tables in ${region}.`)
    : todo(
        `AWS Backup may not copy tables in ${region} yet, and “copies” asks for it.`,
        `aws backup update-region-settings --resource-type-opt-in-preference DynamoDB=true --resource-type-management-preference DynamoDB=true --region ${region}`,
      );

export const optInCheck = async (region: string, backup: BackupClient): Promise<Finding[]> => [
  optInFinding(region, await backup.send(new DescribeRegionSettingsCommand({}))),
];

export const vaultOf = (arn: string): { region: string; account: string; name: string } => {
  const [, , , region = '', account = '', , name = ''] = arn.split(':');
  return { region, account, name };
};

export const vaultFinding = (arn: string, account: string, isThere: boolean): Finding => {
  const vault = vaultOf(arn);
  if (vault.account !== account) {
    return know(
      `The vault ${vault.name} of copies.copyTo lies in the account ${vault.account}: only there can it be looked at.`,
    );
  }
  return isThere
    ? good(`The vault ${vault.name} of copies.copyTo is in ${vault.region}.`)
    : todo(
        `There is no vault ${vault.name} in ${vault.region}, which copies.copyTo names.`,
        `aws backup create-backup-vault --backup-vault-name ${vault.name} --region ${vault.region}`,
      );
};

export const vaultCheck = async (
  arn: string,
  account: string,
  backupIn: (region: string) => BackupClient,
): Promise<Finding[]> => {
  const { region, account: owner, name } = vaultOf(arn);
  return [vaultFinding(arn, account, owner === account && (await hasVault(name, backupIn(region))))];
};
