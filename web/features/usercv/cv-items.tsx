import { withoutRepetition } from '#shared/domain/cv/without-repetition.ts';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import { WebLink } from '#web/blocks/web-link.tsx';
import { usePeriod } from '#web/lib/words/use-period.ts';
import { Raised } from '#web/ui/raised.tsx';

/** A post or a diploma. */
type Stage = { id: string; title: string; place: string; startDate: string; endDate: string | null };

export const Strand = ({ stages }: { stages: readonly Stage[] }) => {
  const period = usePeriod();
  return (
    <ol className="strand">
      {stages.map(({ id, title, place, startDate, endDate }) => (
        <li key={id} className={endDate ? undefined : 'open'}>
          <p className="when">
            <Raised>{period(startDate, endDate)}</Raised>
          </p>
          <h3>{title}</h3>
          <p>{place}</p>
        </li>
      ))}
    </ol>
  );
};

export const Publications = ({ items }: { items: PublicCv['user']['Publications'] }) => (
  <ol className="pub">
    {items.map(withoutRepetition).map(({ id, title, url, authors, journalName, date, description }) => (
      <li key={id}>
        <h3>{url ? <WebLink address={url}>{title}</WebLink> : title}</h3>
        <p>
          {authors}
          {authors && (journalName || date) && (authors.endsWith('.') ? ' ' : '. ')}
          {journalName && <em>{journalName}</em>}
          {journalName && date && ', '}
          {date}
        </p>
        {description && <p className="small muted said">{description}</p>}
      </li>
    ))}
  </ol>
);
