/** The first entry of each kind in the starter catalogue, copied by hand from its files; the API must return it. */
export const skill = {
  id: 's1',
  active: true,
  category: 1,
  name: 'Reading comprehension',
  nameFR: 'Compréhension de l’écrit',
  definition: 'Grasp exactly what a long or difficult text means',
  definitionFR: 'Saisir avec exactitude le sens d’un texte long ou difficile',
  description:
    'Take in what a demanding text says, down to its details, be it an article from a neighboring field, a court ruling or a technical standard. Judging it comes afterward.',
  descriptionFR:
    'Saisir ce que dit un texte exigeant jusque dans ses détails, que ce soit un article d’une discipline voisine, un arrêt ou une norme technique. Le jugement critique vient après.',
};

export const activity = {
  id: 'a1',
  active: true,
  category: 1,
  name: 'Gathering information',
  nameFR: 'Rechercher l’information',
  definition: 'Collect what a subject requires from every useful source',
  definitionFR: 'Réunir auprès de toutes les sources utiles de quoi traiter un sujet',
  description:
    'Search wherever the answer may lie: catalogs, databases, archive boxes, interviews, a talk with the person who built the instrument.',
  descriptionFR:
    'Chercher partout où peut se trouver la réponse : catalogues, bases de données, cartons d’archives, entretiens, échange avec la personne qui a monté l’instrument.',
};

export const value = {
  id: 'v1',
  active: true,
  category: 1,
  name: 'Creativity',
  nameFR: 'Créativité',
  definition: 'Love thinking up new things and leaving the beaten track',
  definitionFR: 'Aimer imaginer du neuf et sortir des sentiers battus',
  description:
    'Like inventing new and useful ways of doing things: history told differently, an unusual setup, a game to wake up a dull tutorial.',
  descriptionFR:
    'Aimer inventer des façons de faire neuves et utiles : une histoire racontée autrement, un montage insolite, un jeu pour réveiller des travaux dirigés ternes.',
};

export const rncp = {
  id: 'r1',
  active: true,
  category: 1,
  name: 'Mastering one’s scientific field',
  nameFR: 'Maîtriser son domaine scientifique',
  definition: 'Have thorough and up-to-date knowledge of your specialty',
  definitionFR: 'Posséder des connaissances approfondies et à jour dans sa spécialité',
  description:
    'Know your discipline broadly and your own subject in depth, well enough to situate a question from the examiners, even one at the margin of the thesis.',
  descriptionFR:
    'Connaître largement sa discipline et à fond son sujet, assez pour situer une question du jury, fût-elle en marge de la thèse.',
};

/** The first job; of its long descriptions only the beginning. */
export const job = {
  id: 'j1',
  active: true,
  name: 'Computer science researcher',
  nameFR: 'Chercheuse ou chercheur en informatique',
  definition: 'Invent and study algorithms, languages and software',
  definitionFR: 'Inventer des algorithmes, des langages ou des logiciels et les étudier',
  description: /^Devising algorithms, proving what they can and can’t do, building prototypes/,
  descriptionFR: /^Imaginer des algorithmes, prouver ce dont ils sont capables et ce qui leur échappe/,
};
