/**
 * What the product says when something worked or cannot be done, by what it is about: the English sentences of sections 5 and 8
 * to the letter (D18), and the French ones beside them.
 */
export const messages = {
  emailEmpty: { en: 'Please enter your email.', fr: 'Indiquez votre adresse e-mail.' },
  resetMailSent: { en: 'Reset password mail sent successfully.', fr: 'Lien envoyé : consultez votre messagerie.' },
  passwordsDiffer: { en: "Passwords don't match", fr: 'Les mots de passe ne correspondent pas' },
  passwordUpdated: { en: 'Password updated successfully.', fr: 'Mot de passe mis à jour' },
  noAssessments: { en: 'No assessments found.', fr: 'Aucune auto-évaluation pour le moment' },
  assessmentCreated: { en: 'Successfully created assessment', fr: 'Auto-évaluation créée' },
  assessmentDeleted: { en: 'Successfully deleted assessment', fr: 'Auto-évaluation supprimée' },
  portfolioExported: { en: 'Successfully exported portfolio', fr: 'Auto-évaluation exportée' },
  titleUpdated: { en: 'Successfully updated portfolio title', fr: 'Titre de l’auto-évaluation modifié' },
  jobsHint: {
    en: 'Select assessment to display suggested jobs',
    fr: 'Choisissez une auto-évaluation pour afficher les métiers suggérés',
  },
  jobsError: {
    en: 'Jobs cannot be calculated, please complete your evaluation',
    fr: 'Les métiers ne peuvent pas être calculés : complétez votre évaluation',
  },
  profileUpdated: { en: 'Profile updated successfully', fr: 'Profil mis à jour' },
  informationsUpdated: { en: 'Informations updated successfully', fr: 'Informations mises à jour' },
  imageUploaded: { en: 'Image uploaded successfully', fr: 'Photo enregistrée' },
  imageFailed: { en: 'Error uploading image', fr: 'L’image n’a pas pu être envoyée' },
  imageFormat: { en: 'Invalid image format', fr: 'Format d’image non pris en charge' },
  imageTooLarge: { en: 'Image must be less than 5MB', fr: 'L’image doit peser moins de 5 Mo' },
  imageNone: { en: 'No image selected', fr: 'Aucune image choisie' },
  experienceAdded: { en: 'Experience added successfully', fr: 'Expérience ajoutée' },
  experienceUpdated: { en: 'Experience updated successfully', fr: 'Expérience modifiée' },
  experienceDeleted: { en: 'Experience deleted successfully', fr: 'Expérience supprimée' },
  publicationAdded: { en: 'Publication added successfully', fr: 'Publication ajoutée' },
  publicationUpdated: { en: 'Publication updated successfully', fr: 'Publication modifiée' },
  publicationDeleted: { en: 'Publication deleted successfully', fr: 'Publication supprimée' },
  diplomaAdded: { en: 'Diploma added successfully', fr: 'Diplôme ajouté' },
  diplomaUpdated: { en: 'Diploma updated successfully', fr: 'Diplôme modifié' },
  diplomaDeleted: { en: 'Diploma deleted successfully', fr: 'Diplôme supprimé' },
  doctorateUpdated: { en: 'Doctorate updated successfully', fr: 'Doctorat mis à jour' },
  statusUpdated: { en: 'User status updated successfully.', fr: 'Statut mis à jour' },
  unexpected: { en: 'Unexpected Application Error!', fr: 'Une erreur inattendue est survenue !' },
} as const;
