export const silentCells = {
  title_one: 'La cellule {{cells}} ne répond pas.',
  title_other: 'Les cellules {{cells}} ne répondent pas.',
  text: 'Les universités qui y sont hébergées manquent ici, et leurs membres n’ont peut-être plus accès au service. Rien n’est supprimé.',
  advice: 'Réessayez dans une minute ; si cela dure, prévenez l’équipe technique.',
  end_one: 'La cellule {{cells}} répond de nouveau : plus rien ne manque ici.',
  end_other: 'Les cellules {{cells}} répondent de nouveau : plus rien ne manque ici.',
  none: 'Rien dans les autres cellules',
};
