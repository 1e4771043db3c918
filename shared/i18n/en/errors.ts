import type { errors as fr } from '../fr/errors.ts';
import type { Like } from '../index.ts';

export const errors: Like<typeof fr> = {
  unreadable: 'The request cannot be read: what was sent is not valid JSON.',
  unauthorized: 'Your session has ended. Please log in again.',
  forbidden: 'You do not have the right to do this.',
  not_found: 'This item does not exist, or no longer does.',
  too_large: 'What you sent is too large.',
  too_many: 'Too many attempts. Try again a little later.',
  too_many_one: 'Too many attempts. Try again in {{count}} minute.',
  too_many_other: 'Too many attempts. Try again in {{count}} minutes.',
  internal: 'Something went wrong on our side. Try again in a moment.',
  unavailable: 'The service is unavailable for the moment. Try again shortly.',
  /** Shown after a reload because the chunks of an earlier release were gone. */
  reloaded: 'The site has been updated, so this page was loaded again.',
  connection: {
    none: 'No connection: this page completes itself once it is back.',
    answers: 'Your answers stay on this device and are sent then.',
  },
  fields: {
    required: 'This field is mandatory.',
    too_short: 'At least {{minimum}} characters are needed.',
    too_long: 'At most {{maximum}} characters are allowed.',
    too_small: 'The value must be at least {{minimum}}.',
    too_big: 'The value must be at most {{maximum}}.',
    invalid_email: 'The address seems incomplete or misspelled.',
    invalid_value: 'This value is not allowed.',
    invalid_type: 'This value is not of the expected type.',
    control_character:
      'This text holds an invisible character that cannot be kept. Type it again, or paste it without formatting.',
    ends_before_it_begins: 'The end comes before the start.',
    no_image: 'No image selected',
    image_format: 'Invalid image format',
    image_too_large: 'Image must be less than 5MB',
    no_document: 'Choose a document, or give the address of a link.',
    document_too_large: 'A document has at most 25 MB.',
    wrong_password: 'This is not your current password.',
    passwords_differ: "Passwords don't match",
    password_unchanged: 'This is the present password: choose another one.',
    password_common: 'This password is too common.',
    password_personal: 'The password is too close to the name or the e-mail address.',
    email_taken: 'This address already has an account.',
    unknown_time_zone: 'Choose a time zone from the list.',
    unknown_university: 'Choose a university from the list.',
  },
};
