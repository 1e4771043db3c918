import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { addedResource, documentToAdd, resource, resourceChanges } from '../schemas/resource.ts';
import { uploadForm } from '../schemas/upload.ts';

// Administrators and super administrators do not read personal resources (D9).
const reads = ['self', 'campus', 'campusAdmin'] as const;
const writes = ['self', 'campusAdmin'] as const;
/** Super administrators have no university, so they keep no resources. */
const keepers = ['user', 'admin'] as const;

const stock = { name: 'resources', most: 200 } as const;

export const resources = contract({
  listOfUser: {
    method: 'GET',
    path: '/resources/user/{userId}',
    summary: 'List the caller’s documents and links, the latest first',
    allow: ['self'],
    of: { user: 'params.userId' },
    returns: z.array(resource),
  },
  listOfUniversity: {
    method: 'GET',
    path: '/resources/university/{universityId}',
    summary: 'List the documents and links that a university shares, the latest first',
    allow: ['campus', 'campusAdmin'],
    of: { university: 'params.universityId' },
    returns: z.array(resource),
  },
  documentForm: {
    method: 'POST',
    path: '/resources/upload',
    summary: 'Get a form, valid for five minutes, that uploads a document of any type and at most 25 MB to the bucket',
    allow: writes,
    by: keepers,
    of: { shelf: 'actor' },
    limits: ['uploads'],
    uses: 'uploads',
    body: documentToAdd,
    returns: uploadForm,
  },
  create: {
    method: 'POST',
    path: '/resources',
    summary: 'Store or share a link, or a document: by the key of its upload, or the file itself up to 4 MB',
    allow: writes,
    by: keepers,
    of: { shelf: 'actor' },
    limits: ['uploads'],
    uses: 'uploads',
    takesLong: true,
    once: true,
    keeps: { ...stock, by: 1 },
    multipart: true,
    refuses: ['conflict', 'not_found', 'too_large'],
    body: addedResource,
    returns: resource,
    status: 201,
  },
  update: {
    method: 'PUT',
    path: '/resources/{id}',
    summary: 'Change the data of a document or link; absent fields stay (D69)',
    allow: writes,
    of: { thing: 'params.id' },
    versioned: true,
    body: resourceChanges,
    returns: resource,
  },
  remove: {
    method: 'DELETE',
    path: '/resources/{id}',
    summary: 'Delete a link, or a document with its file',
    allow: writes,
    of: { thing: 'params.id' },
    keeps: { ...stock, by: -1 },
  },
  file: {
    method: 'GET',
    path: '/resources/{id}/file',
    summary: 'Redirect to a document by a link valid for five minutes, which downloads it under its own name',
    allow: reads,
    of: { thing: 'params.id' },
    refuses: ['document_waiting', 'document_refused'],
    answers: 'redirect',
  },
});
