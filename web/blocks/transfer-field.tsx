import { transferTargets } from '#shared/domain/transfer-targets.ts';
import type { ListedUniversity } from '#shared/schemas/university.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Combobox } from './combobox.tsx';

type TransferFieldProps = Omit<Parameters<typeof Combobox>[0], 'options' | 'hint'> & {
  universities: readonly ListedUniversity[];
  /** The university that its people leave. */
  from: string | null;
};

/** Offers the universities that people can be transferred to, and says why others are missing. */
export const TransferField = ({ universities, from, ...field }: TransferFieldProps) => {
  const { t } = useTranslation('universityList');
  const { targets, areElsewhere } = transferTargets(universities, from);
  if (areElsewhere && targets.length === 0) return <p className="small muted">{t('transfer.none')}</p>;
  return (
    <Combobox
      options={targets.map(({ id, name, city }) => ({ value: id, label: city ? `${name}, ${city}` : name }))}
      hint={areElsewhere ? t('transfer.here') : undefined}
      {...field}
    />
  );
};
