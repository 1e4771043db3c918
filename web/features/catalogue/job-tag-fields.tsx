import { type JobTag, jobTags } from '#shared/schemas/catalogue-lists.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useJobFields } from '#web/lib/words/use-job-fields.ts';
import { useLabels } from '#web/lib/words/use-labels.ts';
import { CheckGroup, SelectField } from '#web/ui/fields/choices.tsx';
import { FormGroup } from '#web/ui/fields/form-group.tsx';
import type { Versions } from '#web/ui/fields/other-version.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { SubjectsField } from './subjects-field.tsx';
import type { JobFields } from './use-job-form.ts';

type Group = { title?: 'family' | 'subjects'; names: readonly [JobTag, ...JobTag[]] };

/** Fields that are not named here form a group of their own at the end. */
const placed: readonly Group[] = [
  { names: ['coreKinds'] },
  { names: ['regularKinds'] },
  { names: ['employers'] },
  { title: 'family', names: ['familyFR', 'family', 'requirement'] },
  { names: ['researchDomains'] },
  { title: 'subjects', names: ['subjectsFR', 'subjects'] },
];
const isPlaced = (name: JobTag): boolean => placed.some(({ names }) => names.includes(name));
const others = () => [...jobTags.keys()].filter((name) => !isPlaced(name)).map((name): Group => ({ names: [name] }));

/** Form fields by any name; the descriptors give their types. */
type Fields = {
  bind: (name: JobTag) => ReturnType<JobFields['bind']>;
  bindChoice: (name: JobTag) => {
    value: string[];
    error: string | undefined;
    versions: Versions | undefined;
    onChange: (value: unknown) => void;
  };
};

type JobTagFieldProps = { name: JobTag; fields: Fields; isAlone: boolean };

const JobTagField = ({ name, fields: { bind, bindChoice }, isAlone }: JobTagFieldProps) => {
  const { labelOf, textsOf, unknown } = useJobFields();
  const domains = useLabels()('researchDomain');
  const field = jobTags.get(name);
  const label = labelOf(name);
  const lang = name.endsWith('FR') ? 'fr' : 'en';
  const optionsOf = (values: readonly (string | number)[]) =>
    values.map((value) => ({
      value: String(value),
      label: (typeof value === 'number' ? domains[value] : textsOf('value', name, value)[0]) ?? String(value),
    }));

  switch (field?.kind) {
    case 'words':
    case 'numbers': {
      const { value, onChange, ...shown } = bindChoice(name);
      const of: readonly (string | number)[] = field.of;
      // The group joins the ticked values by commas.
      const choose = (text: string | null) => {
        const ticked = new Set(text?.split(','));
        onChange(of.filter((one) => ticked.has(String(one))));
      };
      const options = optionsOf(of);
      return <CheckGroup legend={label} options={options} value={value.join() || null} onChange={choose} {...shown} />;
    }
    case 'phrases':
      return <SubjectsField label={label} lang={lang} {...bindChoice(name)} />;
    case 'choice':
      return <SelectField label={label} placeholder={unknown} options={optionsOf(field.of)} {...bind(name)} />;
    case 'number': {
      const { minimum: min, maximum: max } = field;
      return <TextField label={label} isLabelHidden={isAlone} type="number" min={min} max={max} {...bind(name)} />;
    }
    default:
      return <TextField label={label} lang={lang} {...bind(name)} />;
  }
};

export const JobTagFields = ({ form }: { form: JobFields }) => {
  const { t } = useTranslation('catalogues');
  const { labelOf, hintOf } = useJobFields();
  const fields = form as unknown as Fields;
  return (
    <div className="job-tags-body">
      {[...placed, ...others()].map(({ title, names }) => {
        const [first] = names;
        const words = title
          ? { title: t(`tags.${title}`), hint: t(`tags.${title}Hint`) }
          : { title: labelOf(first), hint: hintOf(first) };
        const controls = names.map((name) => <JobTagField key={name} name={name} fields={fields} isAlone={!title} />);
        return (
          <FormGroup key={first} {...words}>
            {title ? <div className="form-grid">{controls}</div> : controls}
          </FormGroup>
        );
      })}
    </div>
  );
};
