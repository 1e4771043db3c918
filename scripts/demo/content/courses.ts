export type DemoCourse = {
  title: string;
  category?: string | undefined;
  /** Last part of its URL. */
  page?: string | undefined;
  /** Keys are skill ids of the starter catalogue. */
  strengths: Readonly<Record<string, number>>;
  description: string;
};

type Facts = readonly [DemoCourse['category'], DemoCourse['page'], DemoCourse['strengths']];

const communication = 'Communication scientifique';
const project = 'Projet et insertion';
const methods = 'Méthodes et données';
const teaching = 'Enseigner et encadrer';
const enterprise = 'Valorisation et entreprise';
const ethics = 'Éthique et intégrité';

const courses: readonly (readonly [title: string, Facts, description: string])[] = [
  [
    'Présenter sa recherche en trois minutes',
    [communication, 'trois-minutes', { s4: 4.5, s18: 3, s29: 2.5 }],
    'Deux journées pour dire l’essentiel sans diapositives : écrire, répéter, tenir une salle. Captation le second jour.',
  ],
  [
    'Rédiger un article en anglais',
    [communication, 'article-en-anglais', { s3: 4.5, s22: 2.5, s7: 2 }],
    'De la question au résumé : structure, phrases courtes, réponses aux évaluations. Venez avec un brouillon.',
  ],
  [
    'Médiation : raconter la science à tous les publics',
    [communication, 'mediation', { s4: 3.5, s31: 3.5, s27: 3, s25: 2 }],
    'Une exposition ou un atelier construits en équipe, puis joués devant une classe de lycée.',
  ],
  [
    'Du sujet de thèse au projet d’entreprise',
    [enterprise, 'projet-entreprise', { s34: 4.5, s7: 4, s4: 3.5, s29: 3, s13: 2.5, s44: 0 }],
    'Trois journées pour passer d’un résultat de recherche à une offre : à qui elle sert, qui la paie, ce qu’il reste à prouver. Un projet par équipe, présenté devant un jury.',
  ],
  [
    'De l’idée au brevet',
    [enterprise, 'brevet', { s30: 3, s1: 2.5, s22: 2 }],
    'Ce qui se protège, quand en parler, avec qui. Lecture guidée d’un brevet de votre domaine.',
  ],
  [
    'Négocier un contrat, un budget, un calendrier',
    [enterprise, 'negocier', { s30: 4.5, s2: 3, s44: 2, s18: 2 }],
    'Mises en situation à deux, filmées puis relues : préparer ses marges, écouter, conclure.',
  ],
  [
    'Conduire un projet de recherche',
    [project, 'conduire-un-projet', { s10: 4, s43: 4, s28: 3.5, s40: 2.5 }],
    'Découper, estimer, décider quoi abandonner. Le projet de la formation est votre thèse.',
  ],
  [
    'Préparer l’après-thèse',
    [project, 'apres-these', { s13: 3.5, s20: 3, s24: 2.5 }],
    'Faire le point sur ses compétences, rencontrer trois personnes de métiers différents, écrire un plan.',
  ],
  [
    'Écrire une candidature européenne',
    [project, 'candidature-europeenne', { s3: 3.5, s29: 3, s44: 2.5 }],
    'Bourses Marie Skłodowska-Curie : lire l’appel, répondre aux critères, se faire relire par des personnes qui ont évalué.',
  ],
  [
    'Plan de gestion de données, pas à pas',
    [methods, 'gestion-de-donnees', { s22: 3, s39: 3.5, s10: 2 }],
    'Nommer, documenter, sauvegarder, partager : un plan rédigé pour vos propres données en fin de journée.',
  ],
  [
    'Programmer en Python pour la recherche',
    [methods, 'python', { s36: 4.5, s33: 3, s5: 2 }],
    'Cinq demi-journées, du premier script au calcul reproductible. Aucune connaissance n’est demandée.',
  ],
  [
    'Statistiques : choisir et défendre une méthode',
    [methods, 'statistiques', { s5: 4, s6: 3.5, s7: 3.5 }],
    'Plans d’expérience, tailles d’effet, erreurs courantes ; chaque groupe réanalyse un article publié.',
  ],
  [
    'Mener un entretien de recherche',
    [methods, undefined, { s2: 4.5, s27: 4, s17: 2 }],
    'Préparer une grille, écouter, relancer, transcrire. Pour les sciences humaines et toutes les autres.',
  ],
  [
    'Enseigner à de grands groupes',
    [teaching, 'grands-groupes', { s31: 4.5, s4: 3, s42: 2.5 }],
    'Faire travailler deux cents personnes dans un amphithéâtre, et savoir ce qu’elles ont compris.',
  ],
  [
    'Encadrer un stage de master',
    [teaching, 'encadrer-un-stage', { s46: 4, s16: 3, s42: 3, s28: 2.5 }],
    'Fixer un cap, donner un retour, gérer un désaccord : quatre rencontres au fil d’un stage que vous encadrez.',
  ],
  [
    'Intégrité scientifique et cas de conscience',
    [ethics, 'integrite', { s23: 4.5, s7: 3 }],
    'Formation obligatoire : auteurs et autrices d’un article, données arrangées, conflits d’intérêts, et à qui en parler.',
  ],
  [
    'Prévenir l’épuisement pendant la thèse',
    [undefined, undefined, { s19: 4, s43: 3, s18: 2.5 }],
    'Reconnaître les signes, s’organiser, demander de l’aide. En petit groupe, avec une psychologue du travail.',
  ],
  [
    'Écrire clair : atelier d’écriture du lundi',
    [communication, 'atelier-du-lundi', { s3: 4, s1: 2.5, s12: 2 }],
    'Une heure chaque semaine, votre texte en cours, trois lectures attentives. On repart avec une page meilleure.',
  ],
  [
    'Speaking at International Conferences',
    [communication, 'international-conferences', { s4: 4.5, s18: 3.5, s29: 2.5 }],
    'Four sessions in English on openings, pace and difficult questions. Each participant is filmed twice.',
  ],
  [
    'Lire vite et bien la littérature de son domaine',
    [methods, 'lire-la-litterature', { s1: 4.5, s9: 3, s8: 3 }],
    'Chercher, trier, prendre des notes qui servent encore dans deux ans. Avec les bibliothécaires de votre site.',
  ],
  [
    'Apprendre à apprendre, pendant la thèse et après',
    [methods, 'apprendre-a-apprendre', { s9: 4.5, s8: 4, s24: 2.5 }],
    'Entrer dans une méthode ou un domaine nouveau en six semaines, sans s’y perdre. On vient avec ce que l’on doit apprendre.',
  ],
  [
    'Du problème à la question : raisonner par étapes',
    [methods, 'raisonner-par-etapes', { s26: 4.5, s33: 4, s7: 2.5 }],
    'Poser un problème, le découper, choisir ce qui se vérifie. Cas tirés de l’hôpital, de l’industrie et des archives.',
  ],
  [
    'Systems Thinking for Researchers',
    [methods, 'systems-thinking', { s41: 4.5, s26: 3.5, s40: 2 }],
    'Draw the loops and delays of a system that you study, then find where a small change counts. In English.',
  ],
  [
    'Tenir un cahier de laboratoire',
    [methods, 'cahier-de-laboratoire', { s22: 4.5, s21: 3, s39: 2.5 }],
    'Noter pour qu’une autre personne puisse refaire : dates, écarts, échecs compris. Relecture croisée des cahiers.',
  ],
  [
    'Suivre et entretenir ses instruments',
    [methods, 'instruments', { s37: 4, s45: 4, s22: 2.5 }],
    'Étalonner, planifier, commander, transmettre : une journée sur une plateforme avec celles et ceux qui la font tourner.',
  ],
  [
    'Concevoir un prototype à l’atelier de fabrication',
    [enterprise, 'prototype', { s35: 4.5, s25: 4, s33: 2.5 }],
    'Trois jours pour dessiner, assembler et essayer un objet dont votre recherche a besoin.',
  ],
  [
    'Boutique des sciences : répondre à une association',
    [enterprise, 'boutique-des-sciences', { s32: 4.5, s34: 4, s15: 3, s27: 2 }],
    'Une question venue du terrain, une équipe de quatre, une réponse utile en deux mois.',
  ],
  [
    'Créer dans la recherche : trouver et garder ses idées',
    [enterprise, 'trouver-ses-idees', { s25: 4.5, s13: 3 }],
    'Deux journées de méthodes pour sortir d’une impasse, d’abord pour soi, puis à plusieurs, et choisir l’idée à suivre.',
  ],
  [
    'Travailler dans une équipe de recherche',
    [project, 'travailler-en-equipe', { s15: 4.5, s28: 3.5, s17: 3 }],
    'Se répartir le travail, se dire les désaccords, finir ensemble. Un projet court en équipe de cinq.',
  ],
  [
    'Prendre la tête d’un groupe',
    [project, 'prendre-la-tete', { s14: 4.5, s40: 3.5, s46: 3.5 }],
    'Donner une direction, décider, déléguer : cinq demi-journées, entre lesquelles on essaie pour de bon.',
  ],
  [
    'Lancer une initiative dans son laboratoire',
    [project, 'lancer-une-initiative', { s13: 4.5, s11: 3.5, s14: 2.5 }],
    'Un séminaire, un site, un groupe d’entraide : de l’envie au premier rendez-vous, avec un petit budget.',
  ],
  [
    'Garder l’élan jusqu’à la soutenance',
    [project, 'garder-l-elan', { s12: 4.5, s11: 4, s10: 3 }],
    'Des étapes courtes, des progrès que l’on voit, un groupe qui se retrouve toutes les deux semaines.',
  ],
  [
    'Tenir ses engagements, et savoir dire non',
    [project, 'tenir-ses-engagements', { s21: 4.5, s43: 3.5, s18: 2.5 }],
    'Estimer, promettre, prévenir à temps : ce qui fait que l’on compte sur vous, exercices à l’appui.',
  ],
  [
    'Changer de cap : sujet, pays, métier',
    [project, 'changer-de-cap', { s20: 4.5, s24: 3.5 }],
    'Des personnes qui l’ont fait racontent. On y prépare son propre changement, petit ou grand.',
  ],
  [
    'Éthique du soin, éthique du terrain',
    [ethics, 'ethique-du-soin', { s16: 4.5, s27: 3.5, s23: 3 }],
    'Consentement, écoute, juste distance : travailler avec des personnes fragiles sans leur nuire.',
  ],
];

export const demoCourses = courses.map(
  ([title, [category, page, strengths], description]): DemoCourse => ({
    title,
    category,
    page,
    strengths,
    description,
  }),
);

export const collegePages = [
  'https://college-doctoral.rive-sud.example/formations',
  'college-doctoral.grand-bocage.example',
  'https://doctorat.haut-saint-laurent.example/formations',
  'https://ecole-doctorale.meuse-sambre.example',
] as const;
