import type { wishes as fr } from '../fr/wishes.ts';
import type { Like } from '../index.ts';

export const wishes: Like<typeof fr> = {
  title: 'What draws you?',
  lead: 'Choose up to five kinds of work that you would like to find, even if you have never done them. Your ratings say what you can do; this says where you want to go.',
  group: { understand: 'Understand', build: 'Build and lead', pass: 'Pass on', act: 'Act for others' },
  kind: {
    research: {
      name: 'Find out what nobody knows yet',
      example: 'Ask a question, come back to it, publish the answer',
    },
    data: { name: 'Make data speak', example: 'Program, model, find a structure' },
    lab_field: { name: 'Be at the bench or in the field', example: 'Measure, sample, see for yourself' },
    engineering: { name: 'Build what works', example: 'An instrument, a process, software' },
    management: { name: 'Lead a team, a project', example: 'Decide, share out, keep a budget and a schedule' },
    advice: { name: 'Advise, unblock', example: 'Put a problem differently, open a way' },
    business_market: { name: 'Start up, find a market', example: 'Launch a product, negotiate, grow an activity' },
    teaching: { name: 'Teach, see someone grow', example: 'Give classes, train adults, support' },
    communication: { name: 'Write, translate, tell', example: 'Make an idea clear to people outside the field' },
    culture_heritage: { name: 'Keep culture and heritage alive', example: 'Collections, archives, books, creation' },
    care: { name: 'Care for health', example: 'Treat, prevent, improve patients’ lives' },
    public_policy: { name: 'Inform public decisions', example: 'Prepare a policy, measure its effects' },
    law_rights: { name: 'Bring law and rules to life', example: 'Contracts, patents, ethics, everyone’s rights' },
    social_engagement: {
      name: 'Act for a fairer society',
      example: 'Non-profits, equality, solidarity, access to rights',
    },
    nature_environment: { name: 'Protect nature and climate', example: 'Understand habitats, reduce what harms them' },
  },
  note: 'Your choices bring jobs closer, they remove none. Nothing draws you more than the rest? That is as good an answer: the list will rest on your ratings. You can change your mind above the list.',
  chosen_zero: 'None chosen',
  chosen_one: '{{count}} of 5 chosen',
  chosen_other: '{{count}} of 5 chosen',
  full: 'Five chosen, which is the most',
  tooMany: 'Five at most: remove one to take another',
  none: 'Nothing in particular',
  go: 'See my jobs',
};
