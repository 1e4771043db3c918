import { type BackupClient, paginateListBackupVaults } from '@aws-sdk/client-backup';

/**
 * Lists vaults, because AWS Backup answers AccessDeniedException for a missing one.
 * https://github.com/boto/boto3/issues/2269
 */
export const hasVault = async (name: string, client: BackupClient): Promise<boolean> => {
  for await (const { BackupVaultList = [] } of paginateListBackupVaults({ client }, {})) {
    if (BackupVaultList.some(({ BackupVaultName }) => BackupVaultName === name)) return true;
  }
  return false;
};
