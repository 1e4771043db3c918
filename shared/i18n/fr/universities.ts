export const universities = {
  title: 'Université',
  lead: 'Son nom se lit à l’inscription ; avec son logo, dans le menu et sur les CV en ligne de ses membres.',
  logo: {
    heading: 'Logo',
    hint: 'Montré en entier dans le menu et sur les CV en ligne. Sans lui, deux lettres du nom.',
    change: 'Changer le logo',
    title: 'Logo de l’université',
    crop: 'Le logo est montré en entier, à cette taille ou plus petit.',
    save: 'Enregistrer le logo',
    done: 'Logo enregistré',
  },
  details: 'Coordonnées',
  name: 'Nom',
  city: 'Ville',
  country: 'Pays',
  address: 'Adresse',
  contactEmail: 'Adresse e-mail de contact',
  contactEmailHint:
    'À qui vos membres écrivent, et qui se voit refuser l’accès. Vide : les noms de l’administration sont donnés.',
  timeZone: 'Fuseau horaire',
  timeZoneHint:
    'Celui des dates et des heures dans les PDF et les e-mails de vos membres. À l’écran, chaque personne lit l’heure de son appareil.',
  updated: 'Université mise à jour',
};
