import type { menu as fr } from '../fr/menu.ts';
import type { Like } from '../index.ts';

export const menu: Like<typeof fr> = {
  profile: { label: 'My profile', hint: 'Say where you come from: PhD, diplomas' },
  doctorates: { label: 'My PhD', hint: 'Describe your thesis: dates, subject, where you work' },
  portfolios: { label: 'Assessments', hint: 'Rate your activities, skills and values' },
  jobs: { label: 'Suggested jobs', hint: 'See which jobs match your profile' },
  courses: { label: 'Suggested courses', hint: 'Find what strengthens a skill' },
  career: { label: 'Career plan', hint: 'Write what you want to do, and how to get there' },
  cv: { label: 'Online CV', hint: 'Choose what whoever opens your link reads' },
  resources: { label: 'Resources', hint: 'Keep your documents and links, and open those of your university' },
  formations: { label: 'Courses', hint: 'Say what each course strengthens' },
  sharedResources: { label: 'Resources', hint: 'Share documents and links with your members' },
  help: { label: 'Help', hint: 'Learn what each screen does, and what you do not read' },
  university: { label: 'University', hint: 'Keep its name, logo and details up to date' },
  universities: { label: 'Universities', hint: 'Add a university, manage its members' },
  audit: { label: 'Audit log', hint: 'Find out who did what, and when' },
  users: { label: 'Users', hint: 'Accept requests and find your members' },
  catalogueJobs: { label: 'Jobs', hint: 'Keep the jobs, and the strength of what they call for' },
  activities: { label: 'Activities', hint: 'Keep the activities that are rated' },
  skills: { label: 'Skills', hint: 'Keep the skills that are rated' },
};
