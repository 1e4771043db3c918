import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UserCv } from '#shared/schemas/usercv.ts';
import { Refusal, renderElement, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Received, Replies } from '#tests/support/replies.ts';
import { unsaid } from '#tests/web/doctorates/samples.ts';
import { assessment } from '#tests/web/portfolios/samples.ts';
import { CvEditor } from '#web/features/usercv/cv-editor.tsx';
import { entry, privateCv } from './samples.ts';

const post = (id: string, title: string, isPublic = false) => ({
  ...{ id, title, isPublic, userId: 'upv_lea', company: 'Hôpital du Val', city: 'Lyon', revision: 2 },
  ...{ startDate: '2021-09-01', endDate: null },
});
type Post = ReturnType<typeof post>;
const negotiating = { id: 'upv_lea.s1', value: 3.5, proof: null, Skill: entry('s1', 'Négocier', 'Negotiating') };
const answer = (id: string, nameFR: string, value: number | null, liked: boolean | null = null) => ({
  ...{ id: `p1-${id}`, value, touchedAt: '2026-03-01T08:00:00.000Z', importantFlag: liked },
  Skill: entry(id, nameFR, nameFR, id !== 's9'),
});

/** A server that keeps the CV, its experiences and its skills. */
const open = async (language: 'fr' | 'en', posts: Post[], more: Replies = {}, start: UserCv = privateCv) => {
  let [cv, Experiences, skills] = [start, posts, [negotiating]];
  const shown = await renderElement(<CvEditor userId="upv_lea" />, {
    language,
    replies: {
      'usercv.get': () => ({ user: { Experiences, Diplomas: [], Publications: [] }, userCv: cv }),
      'usercv.update': ({ body }) => {
        cv = { ...cv, ...(body as UserCv) };
        return cv;
      },
      'experiences.update': ({ params, body }) => {
        Experiences = Experiences.map((one) => (one.id === params.id ? { ...one, ...(body as Post) } : one));
        return Experiences.find(({ id }) => id === params.id) as Post;
      },
      'usercv.listSkills': () => skills,
      'usercv.addSkill': ({ body }: Received) => {
        const { skillId, ...given } = body as { skillId: string; value: number };
        const added = { ...negotiating, id: `upv_lea.${skillId}`, ...given, Skill: entry(skillId, skillId, skillId) };
        skills = [...skills.filter(({ Skill }) => Skill.id !== skillId), added];
        return added;
      },
      'usercv.listValues': [],
      'usercv.listActivities': [],
      'doctorates.get': { ...unsaid, thesisTitle: 'Îlots voisins' },
      'portfolios.listOfUser': { portfolios: [] },
      ...more,
    },
  });
  await within(document.body).findAllByRole('slider', { hidden: true });
  const bodies = (call: string) => shown.received.flatMap(({ name, body }) => (name === call ? [body] : []));
  return Object.assign(shown, { bodies });
};
const seen = () => textOf(document.querySelector('.cv-seen') ?? document.body);
const publish = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });

test.each([
  [
    'fr',
    'Section publique\u00a0: ',
    ['Expériences', 'Compétences', 'Doctorat'],
    [
      'Aucune section n’est publique\u00a0: le lien ne montre rien, pas même votre nom.',
      'Vos visiteurs voient votre nom, et encore rien de vos sections publiques.',
      'Vos visiteurs voient 1 compétence.',
      'Vos visiteurs voient 1 compétence et votre doctorat.',
      'Vos visiteurs voient 2 expériences, 1 compétence et votre doctorat.',
    ],
    'Toutes',
  ],
  [
    'en',
    'Public section: ',
    ['Experience', 'Skills', 'PhD'],
    [
      'No section is public: the link shows nothing, not even your name.',
      'Visitors see your name, but nothing in your public sections yet.',
      'Visitors see 1 skill.',
      'Visitors see 1 skill and your PhD.',
      'Visitors see 2 experiences, 1 skill, and your PhD.',
    ],
    'Show all',
  ],
] as const)('the head says what visitors see after each press (%s)', async (...told) => {
  const [language, label, names, sentences, all] = told;
  const { user, page } = await open(language, [post('e1', 'Vigie'), post('e2', 'Pilote')]);
  expect(seen()).toBe(sentences[0]);
  for (const [press, name] of names.entries()) {
    await user.click(publish(`${label}${name}`));
    await waitFor(() => expect(seen()).toBe(sentences[press + 1]));
  }
  const nothing = { fr: 'Rien n’en est visible', en: 'Nothing visible yet' }[language];
  expect(textOf(page.querySelector('.cv-part summary .n') ?? page)).toBe(nothing);
  await user.click(screen.getByRole('button', { name: all }));
  await waitFor(() => expect(seen()).toBe(sentences[4]));
});

const offer = () => screen.queryByRole('group', { name: /^Montrer aussi/ });

test('publishing a section offers its items; one press shows them all, in turn', async () => {
  const { user, bodies } = await open('fr', [post('e1', 'Vigie'), post('e2', 'Pilote')]);
  expect(offer()).toBeNull();
  await user.click(publish('Section publique\u00a0: Expériences'));
  expect(textOf(offer() ?? document.body)).toContain('Montrer aussi les 2 expériences\u202f?');
  await user.click(screen.getByRole('button', { name: 'Toutes' }));
  await screen.findByText('Vos expériences sont publiques');
  expect(bodies('experiences.update')).toEqual([post('e1', 'Vigie', true), post('e2', 'Pilote', true)]);
  expect(offer()).toBeNull();
  expect(document.activeElement).toBe(publish('Public\u00a0: Vigie'));
});

test('choosing leads to the first item and shows nothing', async () => {
  const { user, bodies } = await open('fr', [post('e1', 'Vigie'), post('e2', 'Pilote', true)]);
  await user.click(publish('Section publique\u00a0: Expériences'));
  expect(textOf(offer() ?? document.body)).toContain('Montrer aussi l’expérience encore privée\u202f?');
  await user.click(screen.getByRole('button', { name: 'Choisir' }));
  expect(offer()).toBeNull();
  expect(document.activeElement).toBe(publish('Public\u00a0: Vigie'));
  expect(bodies('experiences.update')).toEqual([]);
});

test('a section that is public from before, with nothing to see, offers its items as well; a full or an empty one offers nothing', async () => {
  const cv = { ...privateCv, showExperiences: true };
  await open('fr', [post('e1', 'Vigie')], {}, cv);
  expect(textOf(offer() ?? document.body)).toContain('Montrer aussi votre expérience\u202f?');
});

test.each([
  ['only public items', [post('e1', 'Vigie', true)]],
  ['some public items', [post('e1', 'Vigie', true), post('e2', 'Pilote')]],
  ['no items', []],
])('a section that was public with %s offers nothing', async (_, posts) => {
  await open('fr', posts, {}, { ...privateCv, showExperiences: true });
  expect(offer()).toBeNull();
});

test('what was shown before a refusal is read again', async () => {
  const { user, received } = await open('fr', [post('e1', 'Vigie'), post('e2', 'Pilote')], {
    'experiences.update': ({ params, body }: Received) =>
      params.id === 'e1' ? (body as Post) : new Refusal(409, { msg: 'Non.', code: 'conflict' }),
  });
  await user.click(publish('Section publique\u00a0: Expériences'));
  await screen.findByText('CV mis à jour');
  const before = received.filter(({ name }) => name === 'usercv.get').length;
  await user.click(screen.getByRole('button', { name: 'Toutes' }));
  await screen.findByText('Non.');
  expect(received.filter(({ name }) => name === 'usercv.get').length).toBeGreaterThan(before);
});

const rated = {
  'portfolios.listOfUser': { portfolios: [assessment('p1', { answered: 20 })] },
  'portfolios.listSkills': [
    answer('s2', 'Écouter', 4),
    answer('s1', 'Négocier', 5),
    answer('s3', 'Écrire', 5, true),
    answer('s4', 'Coder', 2),
    answer('s5', 'Animer', 5, false),
    answer('s9', 'Ancienne', 5),
    answer('s6', 'Ranger', null),
  ],
} satisfies Replies;

test('the strengths of the last assessment are taken with their ratings; what is there stays, and what came is named', async () => {
  const { user, bodies, page } = await open('fr', [], rated);
  const part = page.querySelectorAll<HTMLElement>('.cv-part')[3] ?? page;
  await user.click(part.querySelector('summary') ?? part);
  const take = await within(part).findByRole('button', {
    name: 'Reprendre les compétences de ma dernière auto-évaluation',
  });
  await user.click(take);
  await screen.findByText('Compétences reprises : Écrire et Écouter');
  expect(bodies('usercv.addSkill')).toEqual([
    { skillId: 's3', value: 5 },
    { skillId: 's2', value: 4 },
  ]);
  expect(part.querySelectorAll('[role=tabpanel]:not([hidden]) tbody tr')).toHaveLength(3);
  await user.click(take);
  await screen.findByText('Vos points forts y sont déjà');
  expect(bodies('usercv.addSkill')).toHaveLength(2);
});

test('without an answer there is nothing to take', async () => {
  const { page } = await open('fr', [], { 'portfolios.listOfUser': { portfolios: [assessment('p1')] } });
  expect(textOf(page)).not.toContain('dernière auto-évaluation');
});

test('the sentence of a skill is written in its row’s dialog, and stands under its name', async () => {
  const { user, bodies, page } = await open('fr', [], rated);
  const part = page.querySelectorAll<HTMLElement>('.cv-part')[3] ?? page;
  await user.click(part.querySelector('summary') ?? part);
  expect(within(part).getByRole('link', { name: 'Dire mes points forts en une phrase' }).getAttribute('href')).toBe(
    '/user/assessment/p1/proofs',
  );
  await user.click(within(part).getByRole('button', { name: 'Ajouter une phrase\u00a0: Négocier' }));
  const dialog = await screen.findByRole('dialog', { name: 'Négocier' });
  const text = within(dialog).getByRole('textbox', { name: 'Votre phrase' });
  await user.type(text, 'J’ai signé.');
  expect(textOf(dialog)).toContain('11 signes sur 300');
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
  await screen.findByText('Phrase enregistrée');
  expect(bodies('usercv.addSkill')).toEqual([{ skillId: 's1', proof: 'J’ai signé.' }]);
  await waitFor(() => expect(textsOfAll(part.querySelectorAll('tbody .said'))).toEqual(['J’ai signé.']));
});

test('visitors may write only when the switch says so', async () => {
  const { user, bodies, page } = await open('fr', []);
  const contact = publish('Permettre de m’écrire');
  expect(contact.checked).toBe(false);
  expect(textOf(page)).toContain('Désactivé\u00a0: personne ne peut vous écrire depuis votre CV.');
  await user.click(contact);
  await screen.findByText('CV mis à jour');
  expect(bodies('usercv.update')).toEqual([{ ...privateCv, allowContact: true }]);
  expect(textOf(page)).toContain('Activé\u00a0: un formulaire vous envoie un e-mail, sans montrer votre adresse.');
});
