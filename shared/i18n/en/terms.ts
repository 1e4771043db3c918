import { terms as fr } from '../fr/terms.ts';
export const terms = {
  title: 'Terms of use',
  since: 'In force since {{date}}, last changed on {{changed}}.',
  frenchOnly: 'The terms are binding in French, and are available in French only.',
  articles: fr.articles,
};
