import type { PublicCv } from '#shared/schemas/usercv.ts';
import type { CvTexts } from './texts.ts';

type Stage = { id: string; title: string; place: string; city: string; startDate: string; endDate: string | null };

/** Posts or diplomas, the latest first. */
export const Stages = ({ stages, texts }: { stages: readonly Stage[]; texts: CvTexts }) => (
  <ol className="stages">
    {stages.map(({ id, title, place, city, startDate, endDate }) => (
      <li key={id}>
        <p className="muted">{texts.period(startDate, endDate)}</p>
        <p className="strong">{title}</p>
        <p>{`${place}, ${city}`}</p>
      </li>
    ))}
  </ol>
);

/** Publications as they are cited, and what each is about. */
export const Publications = ({ items }: { items: PublicCv['user']['Publications'] }) => (
  <ol className="pub">
    {items.map(({ id, title, url, authors, journalName, date, description }) => (
      <li key={id}>
        <p className="strong">{title}</p>
        <p>{[authors, journalName, date].filter(Boolean).join(' · ')}</p>
        {url && <p>{url}</p>}
        <p className="said muted">{description}</p>
      </li>
    ))}
  </ol>
);
