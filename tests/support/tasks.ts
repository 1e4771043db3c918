import type { DynamoDBBatchResponse, DynamoDBStreamEvent, ScheduledEvent } from 'aws-lambda';
import { vi } from 'vitest';
import { handler } from '#functions/tasks/index.ts';
import { asFunction } from './caller.ts';
import { everyMinute } from './outbox.ts';

const minute = 60_000;

export const callTasks = (
  event: DynamoDBStreamEvent | ScheduledEvent = everyMinute,
  left: () => number = () => minute,
): Promise<DynamoDBBatchResponse> => asFunction('tasks', () => handler(event, { getRemainingTimeInMillis: left }));

/** Time for one part of one task: it is used up when the task asks for it. */
export const timeForOnePart = (): (() => number) => {
  // A round, its turn and its item ask before the task does.
  let asked = 0;
  return () => {
    asked += 1;
    return asked <= 4 ? 15_200 : 0;
  };
};

export const beginNight = async (): Promise<void> => {
  await asFunction('tasks', () => handler({ begins: 'retention' }, { getRemainingTimeInMillis: () => minute }));
};

export const letMinutesPass = async (minutes: number): Promise<void> => {
  for (let passed = 0; passed < minutes; passed += 1) {
    await callTasks();
    vi.setSystemTime(Date.now() + minute);
  }
  await callTasks();
};
