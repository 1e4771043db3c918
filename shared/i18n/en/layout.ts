import type { layout as fr } from '../fr/layout.ts';
import type { Like } from '../index.ts';

export const layout: Like<typeof fr> = {
  skip: 'Skip to content',
  moving: 'Loading the page',
  messages: 'Messages',
  closeMessage: 'Close the message',
  doors: 'Access',
  login: 'Log in',
  register: 'Register',
  logout: 'Log out',
  menu: { open: 'Menu', label: 'Main menu', narrowLabel: 'Main menu, narrow view' },
  theme: { label: 'Theme', system: 'System theme', light: 'Light theme', dark: 'Dark theme' },
  motto: {
    label: 'Motto',
    text: 'Ariadne held the thread. You hold yours.',
    by: 'A few minutes are enough for a first category.',
  },
  footer: {
    legal: 'Legal information',
    help: 'Help',
    france: 'France',
    canada: 'Canada',
    belgium: 'Belgium',
  },
  home: {
    title: 'Home',
    welcome: 'Welcome, {{firstName}}',
    select: 'Select a tab to start',
    empty: 'Your area is ready.',
    account: 'Your account',
  },
  notFound: {
    title: 'Page not found',
    heading: 'Page not found 404',
    text: 'This address leads nowhere. The thread starts again at home.',
    home: 'Back to home',
  },
};
