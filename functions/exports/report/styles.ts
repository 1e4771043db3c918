import base from './styles/base.css?raw';
import cover from './styles/cover.css?raw';
import jobWhy from './styles/job-why.css?raw';
import jobs from './styles/jobs.css?raw';
import kind from './styles/kind.css?raw';
import overview from './styles/overview.css?raw';
import page from './styles/page.css?raw';
import thread from './styles/thread.css?raw';

/** The report's whole style sheet but its fonts and folio. */
export const styles = [page, base, thread, cover, overview, kind, jobs, jobWhy].join('');
