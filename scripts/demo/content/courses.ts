export type DemoCourse = {
  title: string;
  category?: string;
  description: string;
  page?: string;
  /** Keys are skill ids of the starter catalogue. */
  strengths: Readonly<Record<string, number>>;
};

const communication = 'Communication scientifique';
const project = 'Projet et insertion';
const methods = 'Méthodes et données';
const teaching = 'Enseigner et encadrer';
const enterprise = 'Valorisation et entreprise';
const ethics = 'Éthique et intégrité';

export const demoCourses: readonly DemoCourse[] = [
  {
    title: 'Présenter sa recherche en trois minutes',
    category: communication,
    description:
      'Deux journées pour dire l’essentiel sans diapositives : écrire, répéter, tenir une salle. Captation le second jour.',
    page: 'trois-minutes',
    strengths: { s4: 4.5, s18: 3, s29: 2.5 },
  },
  {
    title: 'Rédiger un article en anglais',
    category: communication,
    description:
      'De la question au résumé : structure, phrases courtes, réponses aux évaluations. Venez avec un brouillon.',
    page: 'article-en-anglais',
    strengths: { s3: 4.5, s22: 2.5, s7: 2 },
  },
  {
    title: 'Médiation : raconter la science à tous les publics',
    category: communication,
    description: 'Une exposition ou un atelier construits en équipe, puis joués devant une classe de lycée.',
    page: 'mediation',
    strengths: { s4: 3.5, s31: 3.5, s27: 3, s25: 2 },
  },
  {
    title: 'Du sujet de thèse au projet d’entreprise',
    category: enterprise,
    description:
      'Trois journées pour passer d’un résultat de recherche à une offre : à qui elle sert, qui la paie, ce qu’il reste à prouver. Un projet par équipe, présenté devant un jury.',
    page: 'projet-entreprise',
    strengths: { s34: 4.5, s7: 4, s4: 3.5, s29: 3, s13: 2.5, s44: 0 },
  },
  {
    title: 'De l’idée au brevet',
    category: enterprise,
    description: 'Ce qui se protège, quand en parler, avec qui. Lecture guidée d’un brevet de votre domaine.',
    page: 'brevet',
    strengths: { s30: 3, s1: 2.5, s22: 2 },
  },
  {
    title: 'Négocier un contrat, un budget, un calendrier',
    category: enterprise,
    description: 'Mises en situation à deux, filmées puis relues : préparer ses marges, écouter, conclure.',
    page: 'negocier',
    strengths: { s30: 4.5, s2: 3, s44: 2, s18: 2 },
  },
  {
    title: 'Conduire un projet de recherche',
    category: project,
    description: 'Découper, estimer, décider quoi abandonner. Le projet de la formation est votre thèse.',
    page: 'conduire-un-projet',
    strengths: { s10: 4, s43: 4, s28: 3.5, s40: 2.5 },
  },
  {
    title: 'Préparer l’après-thèse',
    category: project,
    description:
      'Faire le point sur ses compétences, rencontrer trois personnes de métiers différents, écrire un plan.',
    page: 'apres-these',
    strengths: { s13: 3.5, s20: 3, s24: 2.5 },
  },
  {
    title: 'Écrire une candidature européenne',
    category: project,
    description:
      'Bourses Marie Skłodowska-Curie : lire l’appel, répondre aux critères, se faire relire par des personnes qui ont évalué.',
    page: 'candidature-europeenne',
    strengths: { s3: 3.5, s29: 3, s44: 2.5 },
  },
  {
    title: 'Plan de gestion de données, pas à pas',
    category: methods,
    description:
      'Nommer, documenter, sauvegarder, partager : un plan rédigé pour vos propres données en fin de journée.',
    page: 'gestion-de-donnees',
    strengths: { s22: 3, s39: 3.5, s10: 2 },
  },
  {
    title: 'Programmer en Python pour la recherche',
    category: methods,
    description: 'Cinq demi-journées, du premier script au calcul reproductible. Aucune connaissance n’est demandée.',
    page: 'python',
    strengths: { s36: 4.5, s33: 3, s5: 2 },
  },
  {
    title: 'Statistiques : choisir et défendre une méthode',
    category: methods,
    description: 'Plans d’expérience, tailles d’effet, erreurs courantes ; chaque groupe réanalyse un article publié.',
    page: 'statistiques',
    strengths: { s5: 4, s6: 3.5, s7: 3.5 },
  },
  {
    title: 'Mener un entretien de recherche',
    category: methods,
    description: 'Préparer une grille, écouter, relancer, transcrire. Pour les sciences humaines et toutes les autres.',
    strengths: { s2: 4.5, s27: 4, s17: 2 },
  },
  {
    title: 'Enseigner à de grands groupes',
    category: teaching,
    description: 'Faire travailler deux cents personnes dans un amphithéâtre, et savoir ce qu’elles ont compris.',
    page: 'grands-groupes',
    strengths: { s31: 4.5, s4: 3, s42: 2.5 },
  },
  {
    title: 'Encadrer un stage de master',
    category: teaching,
    description:
      'Fixer un cap, donner un retour, gérer un désaccord : quatre rencontres au fil d’un stage que vous encadrez.',
    page: 'encadrer-un-stage',
    strengths: { s46: 4, s16: 3, s42: 3, s28: 2.5 },
  },
  {
    title: 'Intégrité scientifique et cas de conscience',
    category: ethics,
    description:
      'Formation obligatoire : auteurs et autrices d’un article, données arrangées, conflits d’intérêts, et à qui en parler.',
    page: 'integrite',
    strengths: { s23: 4.5, s7: 3 },
  },
  {
    title: 'Prévenir l’épuisement pendant la thèse',
    description:
      'Reconnaître les signes, s’organiser, demander de l’aide. En petit groupe, avec une psychologue du travail.',
    strengths: { s19: 4, s43: 3, s18: 2.5 },
  },
  {
    title: 'Écrire clair : atelier d’écriture du lundi',
    category: communication,
    description:
      'Une heure chaque semaine, votre texte en cours, trois lectures attentives. On repart avec une page meilleure.',
    page: 'atelier-du-lundi',
    strengths: { s3: 4, s1: 2.5, s12: 2 },
  },
  {
    title: 'Speaking at International Conferences',
    category: communication,
    description:
      'Four sessions in English on openings, pace and difficult questions. Each participant is filmed twice.',
    page: 'international-conferences',
    strengths: { s4: 4.5, s18: 3.5, s29: 2.5 },
  },
  {
    title: 'Lire vite et bien la littérature de son domaine',
    category: methods,
    description:
      'Chercher, trier, prendre des notes qui servent encore dans deux ans. Avec les bibliothécaires de votre site.',
    page: 'lire-la-litterature',
    strengths: { s1: 4.5, s9: 3, s8: 3 },
  },
  {
    title: 'Apprendre à apprendre, pendant la thèse et après',
    category: methods,
    description:
      'Entrer dans une méthode ou un domaine nouveau en six semaines, sans s’y perdre. On vient avec ce que l’on doit apprendre.',
    page: 'apprendre-a-apprendre',
    strengths: { s9: 4.5, s8: 4, s24: 2.5 },
  },
  {
    title: 'Du problème à la question : raisonner par étapes',
    category: methods,
    description:
      'Poser un problème, le découper, choisir ce qui se vérifie. Cas tirés de l’hôpital, de l’industrie et des archives.',
    page: 'raisonner-par-etapes',
    strengths: { s26: 4.5, s33: 4, s7: 2.5 },
  },
  {
    title: 'Systems Thinking for Researchers',
    category: methods,
    description:
      'Draw the loops and delays of a system that you study, then find where a small change counts. In English.',
    page: 'systems-thinking',
    strengths: { s41: 4.5, s26: 3.5, s40: 2 },
  },
  {
    title: 'Tenir un cahier de laboratoire',
    category: methods,
    description:
      'Noter pour qu’une autre personne puisse refaire : dates, écarts, échecs compris. Relecture croisée des cahiers.',
    page: 'cahier-de-laboratoire',
    strengths: { s22: 4.5, s21: 3, s39: 2.5 },
  },
  {
    title: 'Suivre et entretenir ses instruments',
    category: methods,
    description:
      'Étalonner, planifier, commander, transmettre : une journée sur une plateforme avec celles et ceux qui la font tourner.',
    page: 'instruments',
    strengths: { s37: 4, s45: 4, s22: 2.5 },
  },
  {
    title: 'Concevoir un prototype à l’atelier de fabrication',
    category: enterprise,
    description: 'Trois jours pour dessiner, assembler et essayer un objet dont votre recherche a besoin.',
    page: 'prototype',
    strengths: { s35: 4.5, s25: 4, s33: 2.5 },
  },
  {
    title: 'Boutique des sciences : répondre à une association',
    category: enterprise,
    description: 'Une question venue du terrain, une équipe de quatre, une réponse utile en deux mois.',
    page: 'boutique-des-sciences',
    strengths: { s32: 4.5, s34: 4, s15: 3, s27: 2 },
  },
  {
    title: 'Créer dans la recherche : trouver et garder ses idées',
    category: enterprise,
    description:
      'Deux journées de méthodes pour sortir d’une impasse, d’abord pour soi, puis à plusieurs, et choisir l’idée à suivre.',
    page: 'trouver-ses-idees',
    strengths: { s25: 4.5, s13: 3 },
  },
  {
    title: 'Travailler dans une équipe de recherche',
    category: project,
    description: 'Se répartir le travail, se dire les désaccords, finir ensemble. Un projet court en équipe de cinq.',
    page: 'travailler-en-equipe',
    strengths: { s15: 4.5, s28: 3.5, s17: 3 },
  },
  {
    title: 'Prendre la tête d’un groupe',
    category: project,
    description:
      'Donner une direction, décider, déléguer : cinq demi-journées, entre lesquelles on essaie pour de bon.',
    page: 'prendre-la-tete',
    strengths: { s14: 4.5, s40: 3.5, s46: 3.5 },
  },
  {
    title: 'Lancer une initiative dans son laboratoire',
    category: project,
    description:
      'Un séminaire, un site, un groupe d’entraide : de l’envie au premier rendez-vous, avec un petit budget.',
    page: 'lancer-une-initiative',
    strengths: { s13: 4.5, s11: 3.5, s14: 2.5 },
  },
  {
    title: 'Garder l’élan jusqu’à la soutenance',
    category: project,
    description: 'Des étapes courtes, des progrès que l’on voit, un groupe qui se retrouve toutes les deux semaines.',
    page: 'garder-l-elan',
    strengths: { s12: 4.5, s11: 4, s10: 3 },
  },
  {
    title: 'Tenir ses engagements, et savoir dire non',
    category: project,
    description: 'Estimer, promettre, prévenir à temps : ce qui fait que l’on compte sur vous, exercices à l’appui.',
    page: 'tenir-ses-engagements',
    strengths: { s21: 4.5, s43: 3.5, s18: 2.5 },
  },
  {
    title: 'Changer de cap : sujet, pays, métier',
    category: project,
    description: 'Des personnes qui l’ont fait racontent. On y prépare son propre changement, petit ou grand.',
    page: 'changer-de-cap',
    strengths: { s20: 4.5, s24: 3.5 },
  },
  {
    title: 'Éthique du soin, éthique du terrain',
    category: ethics,
    description: 'Consentement, écoute, juste distance : travailler avec des personnes fragiles sans leur nuire.',
    page: 'ethique-du-soin',
    strengths: { s16: 4.5, s27: 3.5, s23: 3 },
  },
];

export const collegePages = [
  'https://college-doctoral.rive-sud.example/formations',
  'college-doctoral.grand-bocage.example',
  'https://doctorat.haut-saint-laurent.example/formations',
  'https://ecole-doctorale.meuse-sambre.example',
] as const;
