// Bundled apart (infra/packages.ts): the library fills its tables when it is loaded.
export { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
