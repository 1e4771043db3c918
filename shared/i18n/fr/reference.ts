export const reference = {
  label: 'Référence :',
  copy: 'Copier',
  copyReference: 'Copier la référence',
  copied: 'Copiée',
  selected: 'Sélectionnée : copiez-la avec votre clavier ou un appui long.',
  help: 'Réessayez. Si l’échec se répète, transmettez cette référence à votre université ou à l’équipe de Thésée : elle permet de retrouver ce qui s’est passé.',
};
