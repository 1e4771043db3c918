import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import type { Received } from '#tests/support/replies.ts';
import { campus, candidate } from '#tests/support/web-samples.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';

const Campus = ({ keepsPrevious }: { keepsPrevious: boolean }) => {
  const [id, setId] = useState('one');
  const { data } = useCall(api.universities.get, [{ params: { id } }], { keepsPrevious });
  return (
    <button type="button" onClick={() => setId('two')}>
      {data?.name ?? 'attend'}
    </button>
  );
};

test.each([
  [true, 'Université one'],
  [false, 'attend'],
])('until the reply to other arguments is there, the former one stays if that is wanted (%s)', async (keeps, shown) => {
  const { promise: isAsked, resolve: answer } = Promise.withResolvers<void>();
  const { user } = await renderElement(<Campus keepsPrevious={keeps} />, {
    who: candidate,
    replies: {
      'universities.get': async ({ params: { id = '' } }: Received) => {
        if (id === 'two') await isAsked;
        return { ...campus, id, name: `Université ${id}` };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Université one' }));
  expect(screen.getByRole('button').textContent).toBe(shown);
  answer();
  await screen.findByRole('button', { name: 'Université two' });
});

const Waiting = () => {
  const { data } = useCall(api.universities.get, [{ params: { id: campus.id } }], {
    refreshAfter: (reply) => (reply?.city === 'Brest' ? 1 : false),
  });
  return <output>{data?.city}</output>;
};

test('a read repeats as long as its reply asks for it', async () => {
  const cities = ['Brest', 'Brest', 'Quimper', 'Brest'];
  const { received } = await renderElement(<Waiting />, {
    who: candidate,
    replies: { 'universities.get': () => ({ ...campus, city: cities.shift() ?? '' }) },
  });
  await screen.findByText('Quimper');
  expect(received).toHaveLength(3);
});
