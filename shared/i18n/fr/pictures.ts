/** What is said of choosing and sending a picture, whosever it is. */
export const pictures = {
  label: 'Image',
  invitation: 'Choisissez une image ou déposez-la ici',
  hint: 'PNG, JPG, GIF ou SVG, 5 Mo au plus.',
  failed: 'L’image n’a pas pu être envoyée',
};
