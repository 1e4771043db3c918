export const proofs = {
  title: 'Dites-le en une phrase',
  how: 'Deux minutes pour vos quatre points forts : une situation, ce que vous y avez fait, ce que cela a donné.',
  isPrivate:
    'Vos phrases vont sur votre CV en ligne, qui ne les montre à personne tant que vous n’en publiez pas la section « Compétences », et sur le PDF que vous partagez.',
  isPublic:
    'La section « Compétences » de votre CV est publique : toute personne qui a votre lien lira vos phrases dès qu’elles sont enregistrées. Elles vont aussi sur le PDF que vous partagez.',
  rated: '{{word}}, {{value}} sur 5',
  sentence: 'Votre phrase',
  sentenceOf: 'Votre phrase : {{name}}',
  letters: '{{count}} signes sur {{most}}',
  example: {
    1: 'Par exemple : « Face à des données incomplètes, j’ai comparé trois méthodes ; la plus simple a tenu, et l’équipe l’a gardée. »',
    2: 'Par exemple : « Quand mon terrain a fermé, j’ai repris le plan d’enquête en deux semaines ; les entretiens ont eu lieu à la date prévue. »',
    3: 'Par exemple : « Trente étudiantes et étudiants peinaient en statistique : j’ai réécrit les exercices sur leurs sujets, et vingt-sept ont réussi. »',
  },
  saved: 'Phrase enregistrée',
  toCv: 'Voir mon CV',
  later: 'Plus tard',
  none: 'Notez d’abord vos compétences',
  rate: 'Noter mes compétences',
};
