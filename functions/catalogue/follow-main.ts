import type { Context as LambdaContext, ScheduledEvent } from 'aws-lambda';
import { copyCatalogue } from '#functions/data/catalogue/copy.ts';
import { publishCatalogue } from '#functions/data/catalogue/publish.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import { invocation } from '#functions/lib/lambda/invocation.ts';
import { mainCell } from '#shared/cells.ts';

/**
 * Every minute, where the stage has several cells: the catalogue is edited in the main one. A failed run is made up for by the next.
 */
export const followMain = invocation(async (_: ScheduledEvent, __: LambdaContext): Promise<undefined> => {
  await (ownCell() === mainCell ? publishCatalogue : copyCatalogue)(new Date());
});
