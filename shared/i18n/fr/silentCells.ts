export const silentCells = {
  title_one: 'La cellule {{cells}} ne répond pas.',
  title_other: 'Les cellules {{cells}} ne répondent pas.',
  text: 'Tout ou partie de ce qui y est hébergé manque ici, et les membres concernés n’ont peut-être plus accès au service. Rien n’est supprimé.',
  advice: 'Réessayez dans une minute ; si cela dure, prévenez l’équipe technique.',
  end_one: 'La cellule {{cells}} répond de nouveau : plus rien ne manque ici.',
  end_other: 'Les cellules {{cells}} répondent de nouveau : plus rien ne manque ici.',
  none: 'Rien dans les autres cellules',
};
