import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { Mails, parkedOf } from './entities/mail.ts';
import type { StoredMail } from './outbox-queue.ts';
import { queryAll } from './query-all.ts';
import { table } from './table.ts';

/** The mails to members of a university that could not be sent (D57), the newest failure last. */
export const listParked = (universityId: string | undefined): Promise<StoredMail[]> =>
  queryAll((exclusiveStartKey) =>
    table
      .build(QueryCommand)
      .entities(Mails)
      .query({ index: 'GSI1', partition: parkedOf(universityId) })
      .options({ ...(exclusiveStartKey && { exclusiveStartKey }) })
      .send(),
  );
