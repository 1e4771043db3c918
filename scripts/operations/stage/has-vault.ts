import { type BackupClient, paginateListBackupVaults } from '@aws-sdk/client-backup';

/**
 * Looks for a vault among all: to a question about one that is not there AWS Backup answers AccessDeniedException.
 * https://github.com/boto/boto3/issues/2269
 */
export const hasVault = async (name: string, client: BackupClient): Promise<boolean> => {
  for await (const { BackupVaultList = [] } of paginateListBackupVaults({ client }, {})) {
    if (BackupVaultList.some(({ BackupVaultName }) => BackupVaultName === name)) return true;
  }
  return false;
};
