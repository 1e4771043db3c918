import { DoctorateTexts, type TextGroup } from './doctorate-texts.tsx';
import { MyDoctorate } from './my-doctorate.tsx';

const groups: readonly TextGroup[] = [
  { title: 'project', fields: ['proProjectElements'] },
  { title: 'plan', fields: ['careerPlan'] },
];

/** The two texts of one's career plan. */
export const CareerTexts = ({ userId }: { userId: string }) => (
  <MyDoctorate userId={userId}>
    {(doctorate) => <DoctorateTexts userId={userId} doctorate={doctorate} groups={groups} />}
  </MyDoctorate>
);
