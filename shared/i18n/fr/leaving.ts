/** Erasing an account, and staying after a long absence. */
export const leaving = {
  title: 'Compte bientôt effacé',
  heading: 'Votre compte va être effacé',
  when: 'Vous l’avez demandé : le {{date}} à {{time}}, tout ce que Thésée garde de vous sera effacé définitivement.',
  until: 'D’ici là, vous pouvez encore changer d’avis et tout retrouver comme avant.',
  keep: 'Garder mon compte',
  logout: 'Se déconnecter',
  erase: {
    heading: 'Effacer votre compte',
    hint: 'Vous aurez une semaine pour changer d’avis.',
    open: 'Effacer mon compte',
    title: 'Effacer votre compte ?',
    lead: 'Tous vos appareils seront déconnectés, et plus rien de votre CV ne sera public. Pendant {{days}} jours, vous pourrez vous connecter et changer d’avis. Ensuite, tout ce que vous avez écrit et déposé sera effacé définitivement.',
    done: 'Votre compte sera effacé le {{date}}. Nous vous avons écrit comment le garder.',
  },
  stay: {
    title: 'Garder votre compte',
    checking: 'Nous gardons votre compte…',
    done: 'Votre compte est conservé',
    doneText: 'Rien n’est effacé. Votre compte est gardé un an de plus, et chaque connexion le prolonge d’autant.',
    dead: 'Ce lien ne fonctionne plus',
    deadText: 'Il a déjà servi, ou il a expiré.',
    deadLogin: 'Si votre compte existe encore, vous connecter suffit à le garder.',
    failed: 'Votre compte n’a pas pu être prolongé',
    login: 'Se connecter',
    goOn: 'Continuer',
  },
};
