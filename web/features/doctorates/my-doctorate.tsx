import { Loaded } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/api.ts';
import { useCall } from '#web/lib/use-call.ts';
import { DoctoralYear } from './doctoral-year.tsx';
import { DoctorateDetails } from './doctorate-details.tsx';

const Skeleton = () => (
  <div className="form-skeleton">
    {[1, 2, 3, 4, 5].map((line) => (
      <span key={line} className="skeleton" />
    ))}
  </div>
);

/** The details of somebody's doctorate under the year it is in, to be changed. */
export const MyDoctorate = ({ userId }: { userId: string }) => {
  const query = useCall(api.doctorates.get, [{ params: { userId } }]);
  return (
    <Loaded query={query} skeleton={<Skeleton />}>
      {(doctorate) => (
        <>
          <DoctoralYear doctorate={doctorate} />
          <DoctorateDetails userId={userId} doctorate={doctorate} />
        </>
      )}
    </Loaded>
  );
};
