export const jobPaths = (portfolioId: string) => {
  const id = encodeURIComponent(portfolioId);
  return {
    list: `/user/jobs?portfolio=${id}`,
    wishes: `/user/jobs/wishes?portfolio=${id}`,
    job: (jobId: string) => `/user/jobs/${id}/${encodeURIComponent(jobId)}`,
    compare: (jobIds: readonly string[]) => `/user/jobs/compare?jobs=${jobIds.join()}&portfolio=${id}`,
    /** Courses of one's university that strengthen a skill. */
    courses: (skillId: string) => `/user/courses?searchedSkillId=${encodeURIComponent(skillId)}`,
  };
};
export type JobPaths = ReturnType<typeof jobPaths>;
