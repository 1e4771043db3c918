import type { auth as fr } from '../fr/auth.ts';
import type { Like } from '../index.ts';

export const auth: Like<typeof fr> = {
  email: 'E-mail address',
  password: 'Password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  passwordHint: 'At least {{minimum}} characters. A sentence does very well.',
  login: {
    title: 'Login',
    heading: 'Welcome back',
    intro: 'Pick up where you left off.',
    submit: 'Log in',
    forgot: 'Forgot your password?',
    register: 'Register',
    challenged: 'Your account asks for a second step, which this version of the site cannot do yet.',
  },
  forgot: {
    title: 'Forgot password',
    text: 'We will send you a link that works for 60 minutes.',
    empty: 'Please enter your email.',
    submit: 'Send the link',
    sent: 'Reset password mail sent successfully.',
  },
  register: {
    title: 'Register',
    heading: 'Create an account',
    intro: 'Your university then approves the request.',
    firstName: 'First name',
    lastName: 'Last name',
    university: 'University',
    chooseUniversity: 'Choose from the list',
    loadingUniversities: 'Loading the list…',
    submit: 'Send the request',
    privacy: 'Your university will read your profile, never your assessments. By sending the request you accept the',
    terms: 'terms of use',
    already: 'Already have an account?',
    login: 'Log in',
  },
};
