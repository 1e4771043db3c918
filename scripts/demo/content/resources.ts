import { drawPdf, writeTable } from './documents.ts';

type Link = { label: string; description: string; url: string };
type Document = { label: string; description: string; fileName: string; bytes: Uint8Array };
export type DemoResource = Link | Document;

export const demoResources: Readonly<Record<string, readonly DemoResource[]>> = {
  'user@demo.test': [
    {
      label: 'Mes cartes, à ouvrir dans un navigateur',
      description: 'La carte des trois communes, telle que je la montre en réunion publique.',
      url: 'https://cartes.territoires-sante.example/ilots',
    },
    {
      label: 'Résumé de thèse en une page',
      description: 'Pour qui me demande ce que je fais : sans formule, relu par deux personnes hors du laboratoire.',
      fileName: 'Résumé de thèse – une page.pdf',
      bytes: drawPdf('Inégalités de santé entre îlots voisins', [
        'Deux quartiers voisins ne tombent pas malades de la même façon. Ma thèse cherche pourquoi, à l’échelle de l’îlot, dans trois communes de l’agglomération lyonnaise.',
        'Je croise six années de séjours hospitaliers, des cartes et quarante-huit entretiens. Le modèle emprunte aux îlots semblables plutôt qu’aux seuls voisins, et dit où il ne sait pas.',
        'Premier résultat : la distance réelle aux soins – escaliers, horaires, langue parlée à l’accueil – explique mieux l’écart entre voisins que l’âge ou le revenu.',
        'Camille Nguyen-Lefèvre, Laboratoire Territoires et Santé',
      ]),
    },
    {
      label: 'Calendrier de rédaction',
      description: 'Chapitre par chapitre, avec les relectures promises.',
      fileName: 'calendrier-de-redaction.csv',
      bytes: writeTable([
        ['Chapitre', 'Premier jet', 'Relecture', 'Pages'],
        ['1. Cartes et communes', 'octobre', 'P. Aubert', '38'],
        ['2. Effectifs faibles', 'janvier', 'P. Aubert, H. Sall', '44'],
        ['3. Entretiens', 'mars', 'H. Sall', '41'],
        ['4. Ce que la distance explique', 'mai', 'P. Aubert, H. Sall', '52'],
      ]),
    },
    {
      label: 'Fiche de préparation : observatoire régional',
      description: 'Questions à poser et réponses à donner pour l’entretien du printemps.',
      fileName: 'Entretien à l’observatoire.pdf',
      bytes: drawPdf('Préparer l’entretien', [
        'Ce qu’ils cherchent : quelqu’un qui sache lire des données incomplètes et en parler devant des élues et des élus.',
        'Ce que j’apporte : un modèle pour petits effectifs, trois réunions publiques, deux ans d’études statistiques avant la thèse.',
        'À demander : qui décide des sujets, combien de temps sur le terrain, et avec qui je travaillerais chaque jour.',
      ]),
    },
  ],
  'user2@demo.test': [
    {
      label: 'Guide des carabes du bocage',
      description: 'La clé que j’utilise sur le terrain.',
      url: 'https://carabes.bocage.example/cle',
    },
    {
      label: 'Protocole de comptage',
      description: 'La fiche que les bénévoles emportent.',
      fileName: 'Protocole de comptage.pdf',
      bytes: drawPdf('Compter dans une haie', [
        'Deux personnes, une heure, au lever du jour. Une haie par matinée, toujours dans le même sens.',
        'Noter le vent, la hauteur de la haie et ce qui la borde. Ne rien capturer que l’on ne sache relâcher.',
      ]),
    },
  ],
};

export const sharedResources = (university: string, pages: string): readonly DemoResource[] => [
  {
    label: 'Le site du collège doctoral',
    description: 'Inscriptions, formations, contacts de chaque école doctorale.',
    url: pages,
  },
  {
    label: 'Charte du doctorat',
    description: 'Ce que s’engagent à faire la doctorante ou le doctorant, la direction de thèse et l’établissement.',
    fileName: 'Charte du doctorat.pdf',
    bytes: drawPdf('Charte du doctorat', [
      university,
      'La thèse est un travail de recherche original, conduit dans un temps convenu et avec des moyens qui ont été dits avant de commencer.',
      'La direction de thèse rencontre la doctorante ou le doctorant au moins deux fois par mois, lit ce qui lui est remis sous quinze jours, et aide à préparer ce qui vient après.',
      'Un comité de suivi, indépendant de la direction, entend chaque année la personne seule. Ce qu’elle lui confie ne sort pas de cet entretien sans son accord.',
      'Cent heures de formation sont proposées au cours de la thèse, dont une sur l’intégrité scientifique.',
    ]),
  },
  {
    label: 'Calendrier des comités de suivi',
    description: 'Les semaines où se réunissent les comités, par école doctorale.',
    fileName: 'comites-de-suivi.csv',
    bytes: writeTable([
      ['École doctorale', 'Semaine', 'Lieu'],
      ['Sciences de la vie', 'Deuxième de mai', 'Salle des actes'],
      ['Sciences et ingénierie', 'Troisième de mai', 'Amphithéâtre B'],
      ['Humanités et sociétés', 'Première de juin', 'Bibliothèque'],
    ]),
  },
  {
    label: 'Où vont nos docteures et nos docteurs',
    description: 'L’enquête auprès des diplômées et des diplômés, trois ans après la thèse.',
    fileName: 'Enquête à trois ans.pdf',
    bytes: drawPdf('Trois ans après la thèse', [
      university,
      'Quatre personnes sur dix travaillent dans l’enseignement supérieur ou la recherche publique, trois sur dix dans une entreprise, les autres dans un service public, une association ou à leur compte.',
      'Ce que presque toutes disent : avoir rencontré, avant la soutenance, quelqu’un qui fait le métier visé.',
      'Enquête inventée pour la démonstration.',
    ]),
  },
  {
    label: 'EURAXESS : offres et mobilité en Europe',
    description: 'Postes, bourses et aide à l’installation pour les chercheuses et les chercheurs.',
    url: 'https://euraxess.ec.europa.eu/',
  },
];
