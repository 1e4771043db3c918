// Loads the signer that a global service asks for; the SDK finds it by this import.
import '@aws-sdk/signature-v4a';
import { lookup } from 'node:dns';
import { Agent } from 'node:http';
import type { LookupFunction } from 'node:net';
import { CloudFrontKeyValueStoreClient } from '@aws-sdk/client-cloudfront-keyvaluestore';

/** Names under `localhost` mean this machine (RFC 6761), which not every resolver knows. */
const lookupLocal: LookupFunction = (host, options, done) =>
  lookup(host.endsWith('.localhost') ? '127.0.0.1' : host, options, done);

/**
 * Writes the data of CloudFront's key value stores. The SDK puts the account before the endpoint's host, also before a
 * local one; the cloud is asked over TLS, which has an agent of its own.
 */
export const openStoreClient = (): CloudFrontKeyValueStoreClient =>
  new CloudFrontKeyValueStoreClient({ requestHandler: { httpAgent: new Agent({ lookup: lookupLocal }) } });
