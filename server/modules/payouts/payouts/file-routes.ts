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
    description: 'The bank file.',
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
    summary: 'List bank files',
    description: 'Returns bank files, newest first.',
  }),
  read(async (ctx, id) => fileAnswer(await downloadFile(ctx, id)), {
    ...byKey('payouts.write'),
    path: '/payouts/files/:id/content',
    id: 'downloadPayoutFile',
    summary: 'Download bank file',
    description:
      'Downloads a payment file for your bank. The file contains account numbers, so each download is added to the audit log.',
    responses: CONTENT,
  }),
  act(submitFile, {
    ...byKey('payouts.write'),
    path: '/payouts/files/:id/submitted',
    answer: PayoutFile,
    id: 'submitPayoutFile',
    summary: 'Mark bank file as submitted',
    description:
      'Marks a bank file as submitted to the bank. Its payouts are then being processed and can no longer be canceled.',
  }),
  act(takeStatusFile, {
    ...byKey('payouts.write'),
    path: '/payouts/files/:id/status',
    answer: FileOutcome,
    id: 'readPayoutStatusFile',
    summary: 'Upload bank status file',
    description:
      'Uploads the bank’s status report for a file and updates the transfers that it contains. Other transfers don’t change.',
    requestBody: { required: true, content: UPLOAD },
  }),
  act(discardFile, {
    ...byKey('payouts.write'),
    path: '/payouts/files/:id/discard',
    answer: PayoutFile,
    id: 'discardPayoutFile',
    summary: 'Discard bank file',
    description:
      'Discards a bank file that you haven’t given to the bank. All of its payouts are canceled, and their commissions become payable again.',
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
      summary: 'Receive payout callback',
      description:
        'Receives a signed status report from a payout provider. You don’t call this endpoint yourself.',
      requestBody: { required: true, content: CALLBACK },
    },
  ),
])
