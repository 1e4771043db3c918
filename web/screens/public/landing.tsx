import { Link } from 'react-router-dom';
import { company } from '#web/lib/company.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useUser } from '#web/lib/session/session.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Labyrinth } from '#web/ui/labyrinth.tsx';
import './landing.css';

const RejectedNotice = onDemand(async () => (await import('./rejected-notice.tsx')).RejectedNotice, {
  texts: ['campusContact'],
});

const pictures = import.meta.glob<string>('../../pictures/*.webp', { eager: true, query: '?url', import: 'default' });
/** The sizes that `npm run pictures` takes. */
const wide = { width: 1240, height: 1000 };
const phone = { width: 680, height: 920 };

type ProductPictureProps = { name: 'jobs' | 'assessment-skills' | 'admin-users'; alt: string };

const pictureOf = (name: string, form: string, theme: string) =>
  pictures[`../../pictures/${name}-${form}-${currentLanguage()}-${theme}.webp`];

/** The style sheet hides the other theme's picture, and lazy loading then never fetches it. */
const ProductPicture = ({ name, alt }: ProductPictureProps) => (
  <span className="product-picture">
    {['light', 'dark'].map((theme) => (
      <picture key={theme} className={`on-${theme}`}>
        {/* Below, the wide one's text would be too small. */}
        <source media="(max-width: 33.99rem)" srcSet={pictureOf(name, 'phone', theme)} {...phone} />
        <img src={pictureOf(name, 'wide', theme)} alt={alt} {...wide} loading="lazy" decoding="async" />
      </picture>
    ))}
  </span>
);

const steps = ['place', 'project', 'share', 'again'] as const;
const promises = ['accounts', 'courses', 'privacy', 'languages'] as const;

const Hero = () => {
  const { t } = useTranslation('landing');
  return (
    <div className="wrap hero">
      <div>
        <h1>
          {t('hero.title')} <em>{t('hero.accent')}</em>
        </h1>
        <p className="lead">{t('hero.lead')}</p>
        <div className="row">
          <Link className={buttonClass({ look: 'primary', size: 'large' })} to="/register">
            {t('hero.register')}
          </Link>
          <Link className={buttonClass({ look: 'quiet', size: 'large' })} to="/login">
            {t('hero.login')}
          </Link>
        </div>
      </div>
      <div className="art">
        <Labyrinth isDrawn />
      </div>
    </div>
  );
};

const Steps = () => {
  const { t } = useTranslation('landing');
  const { percent, source } = company.careerNote;
  return (
    <div className="wrap way">
      <div className="fact">
        <p>
          <span className="fig">
            {percent}
            <small>{t('fact.unit')}</small>
          </span>{' '}
          {t('fact.text')}
        </p>
        <p className="source">{t('fact.source', { source })}</p>
      </div>
      <ol className="strand">
        {steps.map((step) => (
          <li key={step}>
            <h2>{t(`way.${step}.title`)}</h2>
            <p>{t(`way.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
};

const Tour = () => {
  const { t } = useTranslation('landing');
  return (
    <section className="wrap tour">
      <h2>{t('tour.title')}</h2>
      <p className="muted measure">{t('tour.text')}</p>
      <div className="tour-pictures">
        <figure>
          <ProductPicture name="assessment-skills" alt={t('tour.assessment.alt')} />
          <figcaption>{t('tour.assessment.title')}</figcaption>
        </figure>
        <figure>
          <ProductPicture name="jobs" alt={t('tour.jobs.alt')} />
          <figcaption>{t('tour.jobs.title')}</figcaption>
        </figure>
      </div>
    </section>
  );
};

const Campuses = () => {
  const { t } = useTranslation('landing');
  const { email } = company.legal;
  return (
    <section className="night campus-band">
      <div className="wrap">
        <div>
          <h2>{t('campus.title')}</h2>
          <p className="muted measure">{t('campus.text')}</p>
          <a
            className={buttonClass({ look: 'primary' })}
            href={`mailto:${email}?subject=${encodeURIComponent(t('campus.subject'))}`}
          >
            {t('campus.open')}
          </a>
          <p className="muted small">{t('campus.openHint', { email })}</p>
        </div>
        <ProductPicture name="admin-users" alt={t('campus.alt')} />
        <dl>
          {promises.map((promise) => (
            <div key={promise}>
              <dt>{t(`campus.${promise}.title`)}</dt>
              <dd>{t(`campus.${promise}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
};

/** Rejected people are the only signed-in ones who reach it; they read who rejected them. */
export const Landing = () => {
  const user = useUser();
  if (user) return <RejectedNotice user={user} />;
  return (
    <div className="landing">
      <Hero />
      <Steps />
      <Tour />
      <Campuses />
    </div>
  );
};
