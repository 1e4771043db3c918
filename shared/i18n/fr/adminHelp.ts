export const adminHelp = {
  title: 'Aide',
  lead: 'Six sujets, dans l’ordre du menu. L’accueil compte ce qui attend une réponse.',
  open: 'Ouvrir « {{screen}} »',
  sections: {
    university: {
      title: 'Université',
      text: [
        'Le nom se lit à l’inscription ; avec le logo, dans le menu et sur les CV en ligne. Le logo est une image PNG, JPG, GIF ou WebP jusqu’à 50 Mo, ou SVG jusqu’à 5 Mo, montrée en entier.',
        'L’adresse de contact est donnée à vos membres et à qui se voit refuser l’accès. Si elle est vide, les noms de l’administration sont donnés à sa place.',
        'Si quelqu’un d’autre a modifié la fiche entre-temps, rien n’est écrasé : vous voyez ce qu’elle est devenue, et ce que vous avez écrit reste à enregistrer.',
      ].join('\n'),
    },
    users: {
      title: 'Membres',
      text: [
        'Chaque inscription attend votre réponse. Vous pouvez décider d’une demande ou de plusieurs à la fois ; la personne l’apprend par e-mail vingt secondes plus tard, ce qui laisse le temps d’annuler. Refuser n’efface rien : vous pourrez accepter plus tard.',
        '« Adresse non confirmée » : la personne n’a pas encore ouvert le lien reçu à l’inscription. Cela ne bloque rien, mais regardez l’adresse avant d’accepter.',
        'Ajouter quelqu’un ouvre son accès aussitôt et lui envoie une invitation, bonne pour sept jours, que vous pouvez renvoyer. Un message qui n’a pas pu partir est signalé à côté de la personne.',
        'La fiche d’un membre s’ouvre par son nom. Vous y changez son identité, sa photo et son rôle ; il reste toujours au moins une personne à l’administration. Supprimer un compte efface tout ce qui lui appartient, sans retour.',
        'Appareil perdu ou volé : fermez ses sessions depuis sa fiche. Téléphone et codes de secours perdus : retirez sa seconde étape, après avoir vérifié que la demande vient d’elle ou de lui. Votre propre seconde étape s’ajoute dans « Votre compte ».',
      ].join('\n'),
    },
    privacy: {
      title: 'Ce que vous lisez d’un membre',
      text: [
        'Son identité, ses diplômes, ses expériences, ses publications, et de son doctorat les détails et la présentation.',
        'Vous ne lisez ni ses auto-évaluations, ni ses métiers suggérés, ni son projet professionnel, ni ce qu’il ou elle apprécie de son doctorat, ni ses objectifs, ni ses propres ressources. Des auto-évaluations et des doctorats, l’accueil donne des nombres, et la liste des membres dit qui n’en a pas.',
        'Ce que vous changez d’un membre s’inscrit au journal.',
      ].join('\n'),
    },
    formations: {
      title: 'Formations',
      text: [
        'Une formation a un titre, une description, l’adresse de son site et une catégorie. Chaque champ s’enregistre quand vous le quittez.',
        'Les compétences qu’elle renforce, de 0 à 5 par demi-points, la font trouver : vos membres partent d’une compétence à développer. Sans elles, une formation ne se trouve que par son titre.',
        'Supprimer une catégorie laisse ses formations sans catégorie.',
      ].join('\n'),
    },
    resources: {
      title: 'Ressources',
      text: [
        'Sous « Ressources de l’université », vous partagez des documents, de 25 Mo au plus chacun, et des liens : tous vos membres les ouvrent, vous seuls les modifiez.',
        'Sous « Mes ressources », ce que vous gardez pour vous : personne d’autre ne le voit.',
        'Supprimer un document efface aussi son fichier.',
      ].join('\n'),
    },
    audit: {
      title: 'Journal',
      text: [
        'Qui a fait quoi, à qui et quand, dans votre université : décisions, rôles, fiches, formations, ressources. Le journal garde les noms des champs modifiés, les anciennes et nouvelles valeurs des statuts, des rôles et des nombres, et les noms des choses ; jamais ce qu’une personne écrit sur elle-même.',
        'Les actes sont gardés 400 jours ; aucune fonction de Thésée ne peut les changer. Vous pouvez les filtrer et les exporter en CSV ; chaque export s’y inscrit.',
      ].join('\n'),
    },
  },
};
