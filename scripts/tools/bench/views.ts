import type { MatchRecord } from '#shared/matching/types.ts';
import { type Persona, personas } from './personas.ts';

/** The next person with another domain. */
const strangerTo = (persona: Persona): Persona => {
  const at = personas.indexOf(persona);
  const others = [...personas.slice(at + 1), ...personas.slice(0, at)];
  return others.find(({ researchDomain }) => researchDomain !== persona.researchDomain) ?? persona;
};

/** A person's record beside the ratings. */
const said = ({ researchDomain, wishes, thesisTitle }: Persona) => ({
  ...{ domains: [researchDomain], wishes, thesis: [thesisTitle] },
});

export const views = {
  'ratings alone': () => ({}),
  'own domain': ({ researchDomain }) => ({ domains: [researchDomain] }),
  'domain, wishes': ({ researchDomain, wishes }) => ({ domains: [researchDomain], wishes }),
  'domain, title': ({ researchDomain, thesisTitle }) => ({ domains: [researchDomain], thesis: [thesisTitle] }),
  'wishes, title': ({ wishes, thesisTitle }) => ({ wishes, thesis: [thesisTitle] }),
  'domain, wishes, title': said,
  'neighbour added': (persona) => ({
    ...said(persona),
    domains: [persona.researchDomain, persona.otherDomain ?? strangerTo(persona).researchDomain],
  }),
  'wrong domain': (persona) => ({
    ...said(persona),
    domains: [persona.otherDomain ?? strangerTo(persona).researchDomain],
  }),
  'stranger’s thesis': (persona) => ({ ...said(persona), thesis: [strangerTo(persona).thesisTitle] }),
} satisfies Record<string, (persona: Persona) => MatchRecord>;
export type View = keyof typeof views;
