import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { CompareBar } from '#web/features/jobs/compare-links.tsx';

const open = (ticked: readonly string[]) =>
  renderElement(
    <CompareBar kept={['j1', 'j2', 'j3', 'j4']} ticked={ticked} comparePathOf={(ids) => `/compare?jobs=${ids}`} />,
  );

test('a ticked job that is no longer kept is neither counted nor compared', async () => {
  await open(['j8', 'j2', 'j9', 'j1']);
  expect(screen.getByRole('status').textContent).toContain('2');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/compare?jobs=j1,j2');
});

test('one job, or four, are not compared', async () => {
  await open(['j1']);
  expect(screen.queryByRole('link')).toBeNull();
  await open(['j1', 'j2', 'j3', 'j4']);
  expect(screen.queryByRole('link')).toBeNull();
});
