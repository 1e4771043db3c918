import { expect, test } from 'vitest';
import { hasStep, stepMonth, withoutStep, withStep } from '#shared/matching/plan-step.ts';

test.each([
  ['2026-11-30', 'février 2027', 'February 2027'],
  ['2027-01-01', 'avril 2027', 'April 2027'],
])('a step planned on %s is put three months ahead', (today, fr, en) => {
  expect(stepMonth(today, 'fr')).toBe(fr);
  expect(stepMonth(today, 'en')).toBe(en);
});

test('a step stands on a line of its own, at the end', () => {
  expect(withStep('', 'Suivre un cours')).toBe('Suivre un cours');
  expect(withStep(' \n', 'Suivre un cours')).toBe('Suivre un cours');
  expect(withStep('Écrire.\n\n', 'Suivre un cours')).toBe('Écrire.\nSuivre un cours');
});

test('a step that the plan says already is not said twice', () => {
  expect(withStep('Suivre un cours\nÉcrire.', 'Suivre un cours')).toBe('Suivre un cours\nÉcrire.');
});

test('a step is taken out wherever it stands; reworded, it stays', () => {
  expect(withoutStep('Écrire.\nSuivre un cours\nLire.', 'Suivre un cours')).toBe('Écrire.\nLire.');
  expect(withoutStep('Suivre un cours', 'Suivre un cours')).toBe('');
  expect(withoutStep('Suivre un cours de chant', 'Suivre un cours')).toBe('Suivre un cours de chant');
});

test('a plan has a step where it is a line of its own, whatever stands around', () => {
  expect(hasStep('Écrire.\n Suivre un cours \nLire.', 'Suivre un cours')).toBe(true);
  expect(hasStep('Suivre un cours de dessin', 'Suivre un cours')).toBe(false);
  expect(hasStep('', 'Suivre un cours')).toBe(false);
});
