export const exports = {
  title: 'Exporter en PDF',
  audience: 'Pour qui ?',
  mine: 'Pour moi',
  mineHint: 'Toutes vos réponses et vos métiers suggérés, en une dizaine de pages.',
  share: 'À partager',
  shareHint:
    'Deux pages au plus, à joindre à une candidature : vos points forts, votre université, et le lien vers votre CV s’il est public. Rien de ce que vous n’aimez pas.',
  strengths: 'Ce que vous montrez',
  chosen_one: '{{count}} choix sur {{most}} au plus',
  chosen_other: '{{count}} choix sur {{most}} au plus',
  tooMany: '{{most}} choix tiennent sur deux pages : décochez-en quelques-uns.',
  noneChosen: 'Choisissez au moins un point fort.',
  nothing: 'Vous pourrez montrer ce que vous notez 3 ou plus. Rien ne l’est encore.',
  submit: 'Télécharger le PDF',
};
