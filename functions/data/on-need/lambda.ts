// Bundled apart (infra/packages.ts).
export { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
