import { currentLanguage } from '#web/lib/words/i18n.ts';

const files = import.meta.glob<string>('../../pictures/*.webp', { eager: true, query: '?url', import: 'default' });
/** As `npm run pictures` takes them. */
const size = { width: 1250, height: 800 };

export type ProductPictureProps = {
  name: 'jobs' | 'assessment-skills' | 'admin-users';
  /** What is to be seen. */
  alt: string;
};

/** A screen of the product in the reader's language and theme. The other theme's is not loaded: it is not shown. */
export const ProductPicture = ({ name, alt }: ProductPictureProps) => (
  <span className="product-picture">
    {['light', 'dark'].map((theme) => (
      <img
        key={theme}
        className={`on-${theme}`}
        src={files[`../../pictures/${name}-${currentLanguage()}-${theme}.webp`]}
        alt={alt}
        {...size}
        loading="lazy"
        decoding="async"
      />
    ))}
  </span>
);
