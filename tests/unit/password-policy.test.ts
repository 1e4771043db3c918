import { expect, test } from 'vitest';
import { passwordFinding } from '#functions/lib/passwords/password-policy.ts';

const owner = {
  email: 'c.lefevre@univ-rive.test',
  firstName: 'Camille',
  lastName: 'Nguyen-Lefèvre',
  university: 'Université Rive-Sud',
};

test.each([
  'bleu-Camille-marche-7',
  'correct cheval pile agrafe',
  'soleil bonjour chocolat',
  'Zp4!kQ9#vT2m',
  '83649172650183746291',
  '§%&/()=?;:_-*+',
  'pluie fine sur le canal',
  'demo-Passw0rd!',
  'Nguyen aime le thé vert',
  'мойлюбимыйчай',
])('%s may be chosen', (password) => {
  expect(passwordFinding(password, owner)).toBeNull();
});

test.each([
  'Camille-2026',
  'camille.lefevre',
  'Lefevre-Camille-1',
  'NguyenLefèvre!!',
  'c.lefevre@univ-rive.test',
  'C4m1lle-123456',
  '12Camille34!!',
  '0000-Lefèvre',
])('%s is about its owner', (password) => {
  expect(passwordFinding(password, owner)).toBe('password_personal');
});

test.each([
  'password1234',
  'P@ssw0rd2026!',
  'MotDePasse2026',
  'motdepassemotdepasse',
  'aaaaaaaaaaaaaa',
  'abc!abc!abc!abc!',
  '121212121212',
  '123456789012',
  '1qaz2wsx3edc',
  '123qweasdzxc',
  'azertyuiop12!',
  'Azerty-123456',
  'abcdefghijklm',
  '0987654321ab',
  'iloveyou12345',
  'JeTaimeMonAmour',
  'correcthorsebatterystaple',
  'Thésée-2026-2027',
  'RiveSud-2026!',
  'université-2026',
])('%s is common', (password) => {
  expect(passwordFinding(password, owner)).toBe('password_common');
});

test('a name of two or three letters does not spoil a phrase that happens to hold it', () => {
  const li = { ...owner, email: 'eve@example.test', firstName: 'Eve', lastName: 'Li' };
  expect(passwordFinding('the evening lily never', li)).toBeNull();
  expect(passwordFinding('Eve-Li-Eve-Li-1', li)).toBe('password_personal');
});
