import { expect, it, vi } from 'vitest';
import { openChanged } from './fixtures/product.ts';

it('ends what runs and what waits when the functions stop, and runs nothing afterwards', async () => {
  const { service, stack, kept } = await openChanged();
  const [lambda] = stack.functions;
  if (!lambda) return expect.unreachable('there is no function');
  const hang = () => service.invoke(lambda, { pathParameters: { behaviour: 'hang' } }, 'a-request');
  // Twenty run at once, and two wait.
  const pending = Array.from({ length: 22 }, hang);
  await vi.waitFor(() => expect(kept.filter(([, line]) => line.startsWith('START'))).toHaveLength(22), 30_000);
  await service.stop();
  for (const invoked of [...(await Promise.all(pending)), await hang()])
    expect(invoked).toMatchObject({ error: { type: 'Runtime.ExitError' } });
});
