import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { handStep, useHandedStep } from '#web/lib/handed-step.ts';

const Plan = () => {
  const { step, take } = useHandedStep();
  return (
    <>
      <Link to="/user/phd?activeTab=3" state={handStep('Suivre un cours')}>
        Vers le projet
      </Link>
      <output>{step}</output>
      <button type="button" onClick={take}>
        Ajouter
      </button>
    </>
  );
};

test('a step that a link brings along is taken once: no reload brings it again, and the tab stays', async () => {
  const { user } = await renderElement(<Plan />);
  await user.click(await screen.findByRole('link'));
  expect(screen.getByRole('status').textContent).toBe('Suivre un cours');
  await user.click(screen.getByRole('button', { name: 'Ajouter' }));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(JSON.stringify(window.history.state)).not.toContain('Suivre');
  expect(location.search).toBe('?activeTab=3');
});
