import { directoryStatements } from '#infra/directory-rights.ts';
import type { FunctionSettings } from '#infra/function-settings.ts';
import { functions } from '#infra/functions.ts';
import { fileStatements } from '#infra/rights.ts';
import type { Table } from '#scripts/platform/services.ts';
import { changeAssembly, giveRight } from './changed-assembly.ts';

export const directory = { name: 'directory', arn: 'arn:aws:dynamodb:*:*:table/directory' };

const bucket = { bucketArn: 'arn:aws:s3:::*', arnForObjects: (keys: string) => `arn:aws:s3:::*/${keys}` };

export const directoryKeys: Omit<Table, 'name'> = {
  KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }],
  AttributeDefinitions: [{ AttributeName: 'PK', AttributeType: 'S' }],
};

/** The stack of the tests has one cell; this adds what several bring to it. */
export const withDirectory = (cdkOut: string): string =>
  changeAssembly(cdkOut, (template) => {
    const isStorage = Object.values(template.Resources).some(({ Type }) => Type === 'AWS::DynamoDB::GlobalTable');
    if (isStorage) {
      template.Resources.Directory = {
        Type: 'AWS::DynamoDB::Table',
        Properties: { TableName: directory.name, ...directoryKeys },
      };
    }
    for (const [label, settings] of Object.entries<FunctionSettings>(functions)) {
      const statements = [
        ...directoryStatements(settings, { tableArn: directory.arn }),
        // One role serves both cells here, so it has what the main one's has.
        ...fileStatements(bucket, { files: settings.inCells?.filesInMain }),
      ];
      for (const statement of statements) giveRight(label, statement.toStatementJson())(template);
    }
  });
