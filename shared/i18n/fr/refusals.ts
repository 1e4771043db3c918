/** The site shows these as answered. Its own sentences are in `errors`. */
export const refusals = {
  bad_credentials: 'L’adresse ou le mot de passe ne correspond à aucun compte.',
  challenge_expired: 'Cette connexion a trop duré. Donnez de nouveau votre mot de passe.',
  must_choose_password: 'Choisissez d’abord un mot de passe à vous.',
  must_set_up_factor: 'Votre rôle demande une seconde étape à la connexion : ajoutez-la d’abord.',
  confirm_identity: 'Confirmez d’abord que c’est bien vous, par votre mot de passe ou un code.',
  factor_required: 'Votre rôle demande une seconde étape à la connexion : vous pouvez en changer, non la retirer.',
  not_accepted: 'Votre inscription n’est pas encore acceptée par votre université.',
  leaving:
    'Vous avez demandé l’effacement de votre compte. Vous pouvez revenir sur cette demande, ou vous déconnecter.',
  method_not_allowed: 'Cette adresse ne permet pas cette action.',
  email_taken:
    'Cette adresse a déjà un compte. Si c’est la vôtre, connectez-vous ou choisissez un nouveau mot de passe.',
  conflict: 'L’élément vient d’être modifié ailleurs. Rechargez la page et recommencez.',
  other_cell:
    'L’université choisie est dans une autre cellule : l’équipe technique doit d’abord déplacer l’une des deux.',
  member_leaving: 'Cette personne fait effacer son compte : il n’y a plus rien à décider.',
  has_members: 'Cette université a encore des membres : choisissez l’université qui les accueille.',
  last_admin: 'Une université garde toujours au moins un administrateur ou une administratrice.',
  last_super:
    'Un ou une autre super-administratrice peut vous retirer ce rôle ; vous ne pouvez pas le faire vous-même.',
  last_super_alone:
    'Votre compte est le dernier de la super-administration : invitez d’abord quelqu’un d’autre à la tenir.',
  no_invitation: 'Cette personne n’a pas d’invitation en attente : elle a déjà choisi son mot de passe.',
  too_many_busy: 'Thésée est très demandé en ce moment. Réessayez dans quelques secondes.',
  too_many_message: 'Cette personne a déjà reçu beaucoup de messages aujourd’hui. Réessayez demain.',
  nobody_to_remind: 'Il n’y a plus personne à qui écrire : cette liste est vide.',
  reminder_left: 'Ces messages sont déjà partis.',
  reminded_lately: 'Vous avez écrit à ces personnes cette semaine. Vous pourrez leur écrire de nouveau le {{day}}.',
  too_many_things: 'Vous avez atteint le nombre maximal : {{most}}. Supprimez-en pour faire de la place.',
  too_many_things_catalogue: 'La liste est pleine : {{most}} entrées, y compris celles qui ont été supprimées.',
  too_many_things_portfolios:
    'Vous gardez déjà {{most}} auto-évaluations, le maximum. Supprimez-en une pour en commencer une autre.',
  too_many_things_formations: 'Votre université garde déjà {{most}} formations, le maximum. Supprimez-en une d’abord.',
  too_many_things_resources: 'Il y a déjà {{most}} ressources ici, le maximum. Supprimez-en une d’abord.',
  'too_many_things_formation-categories':
    'Votre université garde déjà {{most}} catégories, le maximum. Supprimez-en une d’abord.',
  document_waiting: 'Ce document est en cours de vérification. Réessayez dans un instant.',
  document_refused: 'La vérification de ce document l’a refusé : il ne s’ouvre pas.',
  changed_meanwhile: 'Cette fiche a été modifiée entre-temps, ici ou sur un autre appareil.',
  too_large_in_form:
    'Ce fichier dépasse {{most}} Mo, le maximum ici. Demandez un formulaire d’envoi par POST, envoyez le fichier avec lui, puis envoyez ici du JSON avec sa clé, « key ».',
  unsupported_type: 'Ce format d’envoi n’est pas accepté : envoyez du JSON.',
  misdirected: 'Ces données viennent de changer de serveur. Réessayez.',
  invalid: 'Certains champs sont à corriger.',
  key_reused: 'Cette clé d’envoi a déjà servi pour un autre contenu.',
  link_expired: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  incomplete_evaluation: 'Les métiers ne peuvent pas être calculés : complétez votre évaluation.',
};
