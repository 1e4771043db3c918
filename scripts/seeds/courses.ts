/** A course as a doctoral college would offer it; each university of the demonstration has most of them. */
export type DemoCourse = {
  title: string;
  category?: string;
  description: string;
  /** Behind the address of the university's own college. */
  page?: string;
  /** By the skills of the starter catalogue. */
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
];

/** Where the college of each demo university has its pages. */
export const collegePages = [
  'https://college-doctoral.rive-sud.example/formations',
  'college-doctoral.grand-bocage.example',
  'https://doctorat.haut-saint-laurent.example/formations',
  'https://ecole-doctorale.meuse-sambre.example',
] as const;
