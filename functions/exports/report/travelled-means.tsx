import type { ReportTexts } from './texts.ts';
import type { ReportTravelled } from './travelled-input.ts';
import { WayThread } from './way-thread.tsx';

type TravelledMeansProps = { kinds: ReportTravelled['kinds']; texts: ReportTexts };

/** Categories with both means, drawn and in figures. */
export const TravelledMeans = ({
  kinds,
  texts: { t, mean, kind: kindName, category: categoryName },
}: TravelledMeansProps) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{t('overview.category')}</th>
        <th scope="col" className="mean">
          {t('travelled.means')}
        </th>
      </tr>
    </thead>
    {kinds.map(({ kind, categories }) => (
      <tbody key={kind}>
        <tr className="group">
          <th scope="rowgroup" colSpan={2}>
            {kindName(kind)}
          </th>
        </tr>
        {categories.map(({ category, was, is }) => (
          <tr key={category}>
            <th scope="row">{categoryName(kind, category)}</th>
            <td className="mean">
              <WayThread was={was} is={is} />
              {t('travelled.way', { was: mean(was), is: mean(is) })}
            </td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);
