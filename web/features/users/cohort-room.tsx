/** Takes the room of a cohort's line until that is there, so that the list below stays where it is. */
export const CohortRoom = () => <div className="cohort cohort-room" aria-busy="true" />;
