import { DoctoralYear } from './doctoral-year.tsx';
import { DoctorateDetails } from './doctorate-details.tsx';
import { MyDoctorate } from './my-doctorate.tsx';

/** The tab of the profile: the details of one's doctorate under the year it is in. */
export const DoctorateTab = ({ userId }: { userId: string }) => (
  <MyDoctorate userId={userId}>
    {(doctorate) => (
      <>
        <DoctoralYear doctorate={doctorate} />
        <DoctorateDetails userId={userId} doctorate={doctorate} />
      </>
    )}
  </MyDoctorate>
);
