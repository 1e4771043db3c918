export const ratings = {
  kind: { activity: 'Activités', skill: 'Compétences', value: 'Valeurs', rncp: 'RNCP' },
  category: {
    activity: { 1: 'Liées à l’information', 2: 'Liées aux personnes' },
    skill: { 1: 'Aptitudes', 2: 'Savoir-être', 3: 'Savoir-faire' },
    value: {
      1: 'Sagesse et connaissance',
      2: 'Courage',
      3: 'Humanité',
      4: 'Justice',
      5: 'Tempérance',
      6: 'Transcendance',
    },
    rncp: {
      1: 'Concevoir et élaborer une démarche de recherche',
      2: 'Valoriser et transférer les résultats',
      3: 'Assurer une veille scientifique internationale',
      4: 'Former et diffuser la culture scientifique',
      5: 'Encadrer des équipes de recherche',
      6: 'Mettre en œuvre une démarche de recherche',
    },
  },
  level: {
    skill: { 0: 'Pas encore', 1: 'Notions', 2: 'En progrès', 3: 'Solide', 4: 'Avancé', 5: 'Expert' },
    rncp: { 0: 'Pas encore', 1: 'Notions', 2: 'En progrès', 3: 'Solide', 4: 'Avancé', 5: 'Expert' },
    activity: { 0: 'Jamais', 1: 'Rarement', 2: 'Parfois', 3: 'Souvent', 4: 'Très souvent', 5: 'Au quotidien' },
    value: { 0: 'Aucune', 1: 'Infime', 2: 'Petite', 3: 'Moyenne', 4: 'Grande', 5: 'Centrale' },
    notApplicable: 'Sans objet',
    unanswered: 'À noter',
  },
};
