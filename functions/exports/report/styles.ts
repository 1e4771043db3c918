import base from './styles/base.css?raw';
import brand from './styles/brand.css?raw';
import cover from './styles/cover.css?raw';
import jobWhy from './styles/job-why.css?raw';
import jobs from './styles/jobs.css?raw';
import kind from './styles/kind.css?raw';
import overview from './styles/overview.css?raw';
import page from './styles/page.css?raw';
import sealed from './styles/sealed.css?raw';
import thread from './styles/thread.css?raw';
import travelled from './styles/travelled.css?raw';

export const commonStyles = [page, base, brand, thread, sealed].join('');

export const reportStyles = [commonStyles, cover, overview, kind, jobs, jobWhy, travelled].join('');
