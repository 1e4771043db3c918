import { expect, it } from 'vitest';
import { openChanged } from './fixtures/product.ts';

it('tells what each thread uses after a collection, and leaves out those that have ended', async () => {
  const { service, stack } = await openChanged();
  const [lambda] = stack.functions;
  if (!lambda) return expect.unreachable('there is no function');
  const answer = { pathParameters: { behaviour: 'answer' } };
  expect(await service.heaps()).toEqual([]);
  await service.invoke(lambda, answer, 'a-request');
  const [heap, ...others] = await service.heaps();
  expect(others).toEqual([]);
  expect(heap).toMatchObject({ functionLabel: lambda.label, threadId: expect.any(Number) });
  expect(heap?.bytes).toBeGreaterThan(1024 * 1024);
  await service.stop();
  expect(await service.heaps()).toEqual([]);
});
