type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };

const provide = async (): Promise<Credentials> => {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN: sessionToken } = process.env;
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) throw new Error('The environment holds no credentials');
  return { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY, sessionToken };
};

/**
 * Stands in the bundles for the SDK's default chain of credentials (infra/bundles.ts). Lambda hands a role's credentials over
 * in the environment and nowhere else, for as long as an execution environment lives; the chain's other places (profiles,
 * single sign-on, processes, metadata services), each with a client of its own, are a fifth of a start.
 */
export const defaultProvider = () => provide;
