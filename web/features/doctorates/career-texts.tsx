import { DoctorateTexts, type TextGroup } from './doctorate-texts.tsx';
import { MyDoctorate } from './my-doctorate.tsx';

const groups: readonly TextGroup[] = [
  { title: 'project', fields: ['proProjectElements'] },
  { title: 'plan', fields: ['careerPlan'] },
];

type CareerTextsProps = {
  userId: string;
  /** A step that a job's page brought along for the plan. */
  step: string | undefined;
  onStepTaken: () => void;
};

/** The two texts of one's career plan. */
export const CareerTexts = ({ userId, step, onStepTaken }: CareerTextsProps) => (
  <MyDoctorate userId={userId}>
    {(doctorate) => (
      <DoctorateTexts
        userId={userId}
        doctorate={doctorate}
        groups={groups}
        addition={step === undefined ? undefined : { name: 'careerPlan', text: step, onTaken: onStepTaken }}
      />
    )}
  </MyDoctorate>
);
