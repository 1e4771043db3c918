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

const said =
  'D’ici juin 2026\u00a0: progresser en «\u202fGestion d’équipe\u202f», pour le métier «\u202fChef·fe de projet\u202f».';

test.each([
  ['plain spaces', 'D’ici juin 2026 : progresser en « Gestion d’équipe », pour le métier « Chef·fe de projet ».'],
  [
    'straight apostrophes and quotes',
    `D'ici juin 2026 : progresser en "Gestion d'équipe", pour le métier "Chef·fe de projet".`,
  ],
  ['a bullet, and no full stop', said.replace(/^/, '  • ').replace('.', '')],
  ['a dash', `- ${said}`],
  ['another case', said.toUpperCase()],
  ['letters and accents apart', said.normalize('NFD')],
])('a step is still known after its punctuation was edited: %s', (_, line) => {
  const plan = `Écrire.\n${line}\nLire.`;
  expect(hasStep(plan, said)).toBe(true);
  expect(withStep(plan, said)).toBe(plan);
  expect(withoutStep(plan, said)).toBe('Écrire.\nLire.');
});

test.each([
  ['another month', said.replace('juin', 'juillet')],
  ['an accent that changes the word', said.replace('équipe', 'equipe')],
  ['a word more', `${said} Oui.`],
])('a step is another one with %s', (_, line) => {
  expect(hasStep(line, said)).toBe(false);
  expect(withoutStep(line, said)).toBe(line);
});

test('a plan has a step where it is a line of its own, whatever stands around', () => {
  expect(hasStep('Écrire.\n Suivre un cours \nLire.', 'Suivre un cours')).toBe(true);
  expect(hasStep('Suivre un cours de dessin', 'Suivre un cours')).toBe(false);
  expect(hasStep('', 'Suivre un cours')).toBe(false);
});
