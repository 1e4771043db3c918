export const pictures = {
  label: 'Image',
  invitation: 'Choisissez une image ou déposez-la ici',
  hint: 'JPG, PNG, GIF ou WebP jusqu’à 50 Mo, SVG jusqu’à 5 Mo. La photo est réduite sur votre appareil ; le lieu et la date de prise de vue n’en partent pas.',
  unreadable: 'Ce fichier n’est pas une image que votre navigateur sait lire. Essayez-en un autre, en JPG ou en PNG.',
  beyond: 'Cette image est trop grande pour être réduite ici : 50 Mo et 100 millions de pixels au plus.',
  failed: 'L’image n’a pas pu être envoyée',
  frame: {
    title: 'Cadrage',
    hint: 'Le cercle montre ce que l’on verra. Faites glisser l’image ou servez-vous des réglages ; les touches + et − agrandissent et réduisent.',
    across: 'De gauche à droite',
    up: 'De bas en haut',
    zoom: 'Agrandissement',
    share: '{{value, number}} %',
    times: '× {{value, number}}',
  },
};
