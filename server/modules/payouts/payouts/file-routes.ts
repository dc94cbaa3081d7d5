import { byKey, bySecret } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { act, list, read } from '../../../http/operations/verbs.ts'
import { MAX_BODY_BYTES, MAX_PUBLIC_BODY_BYTES } from '../../../http/parse-body.ts'
import { discardFile, submitFile, takeStatusFile } from './file-answers.ts'
import { downloadFile, listFiles } from './payout-files.ts'
import { CallbackParams, CallbackTaken, FileOutcome, FileQuery, PayoutFile } from './run-schema.ts'
import { takeCallback } from './take-callback.ts'

const text = { schema: { type: 'string' as const } }
const ofAtMost = (maxLength: number) => ({ schema: { type: 'string' as const, maxLength } })
const upload = ofAtMost(MAX_BODY_BYTES)
const UPLOAD = { 'application/xml': upload, 'text/plain': upload }
const CALLBACK = { 'application/json': ofAtMost(MAX_PUBLIC_BODY_BYTES) }
const CONTENT = {
  200: {
    description: 'The file for the bank',
    content: { 'application/xml': text, 'text/plain': text },
  },
}

function fileAnswer(file: { filename: string; contentType: string; content: string }): Response {
  return new Response(file.content, {
    headers: {
      'content-type': `${file.contentType}; charset=utf-8`,
      'content-disposition': `attachment; filename="${file.filename}"`,
      'cache-control': 'no-store',
    },
  })
}

/** Files for banks and what comes back from outside: what is no JSON. */
export const payoutFiles = resource('payouts', [
  list(listFiles, {
    ...byKey('program.read'),
    path: '/payouts/files',
    query: FileQuery,
    answer: PayoutFile,
    id: 'listPayoutFiles',
    summary: 'List bank files, the newest first',
  }),
  read(async (ctx, id) => fileAnswer(await downloadFile(ctx, id)), {
    ...byKey('payouts.write'),
    path: '/payouts/files/:id/content',
    id: 'downloadPayoutFile',
    summary: 'Download a file for the bank',
    responses: CONTENT,
  }),
  act(submitFile, {
    ...byKey('payouts.write'),
    path: '/payouts/files/:id/submitted',
    answer: PayoutFile,
    id: 'submitPayoutFile',
    summary: 'Say that the bank has a file',
  }),
  act(takeStatusFile, {
    ...byKey('payouts.write'),
    path: '/payouts/files/:id/status',
    answer: FileOutcome,
    id: 'readPayoutStatusFile',
    summary: 'Upload what the bank answered to a file',
    requestBody: { required: true, content: UPLOAD },
  }),
  act(discardFile, {
    ...byKey('payouts.write'),
    path: '/payouts/files/:id/discard',
    answer: PayoutFile,
    id: 'discardPayoutFile',
    summary: 'Take back a file that the bank never got',
  }),
  operation(
    'POST',
    ({ deps }, { params, body, incoming }) =>
      incoming.countStrangers(takeCallback(deps, params, { body, headers: incoming.headers })),
    {
      ...bySecret,
      path: '/payouts/callbacks/:workspaceId/:id',
      params: CallbackParams,
      answer: CallbackTaken,
      id: 'takePayoutCallback',
      summary: 'Take a signed report of a payout provider',
      requestBody: { required: true, content: CALLBACK },
    },
  ),
])
