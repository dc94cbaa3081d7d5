import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { clientIp } from '../../../http/client-ip.ts'
import { MAX_BODY_BYTES, MAX_PUBLIC_BODY_BYTES } from '../../../http/parse-body.ts'
import { addressBlock } from '../../../domain/address.ts'
import { admit } from '../../../http/rate-limit.ts'
import { secure } from '../../../http/secure.ts'
import { discardFile, submitFile, takeStatusFile } from './file-answers.ts'
import { downloadFile, listFiles } from './payout-files.ts'
import { CallbackParams, CallbackTaken, FileOutcome, FileQuery, PayoutFile } from './run-schema.ts'
import { PayoutId } from './schema.ts'
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

/** Files for banks and what comes back from outside: what is no JSON. */
export function fileRoutes(deps: Deps) {
  return new Elysia({ name: 'payout-files' })
    .use(secure(deps))
    .get('/files', ({ ctx, query }) => listFiles(ctx, query), {
      needs: 'program.read',
      query: FileQuery,
      response: t.Array(PayoutFile),
      detail: { operationId: 'listPayoutFiles', summary: 'List bank files, the newest first' },
    })
    .get(
      '/files/:id/content',
      async ({ ctx, params }) => fileAnswer(await downloadFile(ctx, params.id)),
      {
        needs: 'payouts.write',
        params: PayoutId,
        detail: {
          operationId: 'downloadPayoutFile',
          summary: 'Download a file for the bank',
          responses: CONTENT,
        },
      },
    )
    .post('/files/:id/submitted', ({ ctx, params }) => submitFile(ctx, params.id), {
      needs: 'payouts.write',
      params: PayoutId,
      response: PayoutFile,
      detail: { operationId: 'submitPayoutFile', summary: 'Say that the bank has a file' },
    })
    .post('/files/:id/status', ({ ctx, params, body }) => takeStatusFile(ctx, params.id, body), {
      needs: 'payouts.write',
      params: PayoutId,
      response: FileOutcome,
      detail: {
        operationId: 'readPayoutStatusFile',
        summary: 'Upload what the bank answered to a file',
        requestBody: { required: true, content: UPLOAD },
      },
    })
    .post('/files/:id/discard', ({ ctx, params }) => discardFile(ctx, params.id), {
      needs: 'payouts.write',
      params: PayoutId,
      response: PayoutFile,
      detail: {
        operationId: 'discardPayoutFile',
        summary: 'Take back a file that the bank never got',
      },
    })
    .use(callbackRoutes(deps))
}

/** Registers the routes that providers call with signed reports. */
function callbackRoutes(deps: Deps) {
  return new Elysia({ name: 'payout-callbacks' }).post(
    '/callbacks/:workspaceId/:id',
    async ({ params, request, body, server, set }) => {
      try {
        return await takeCallback(deps, params, { body, headers: request.headers })
      } catch (error) {
        // Whoever guesses addresses or signatures may do so only so often.
        const address = addressBlock(clientIp(deps.config, request, server))
        admit(deps.limits.strangers.take(address), set.headers)
        throw error
      }
    },
    {
      params: CallbackParams,
      response: CallbackTaken,
      detail: {
        security: [{}],
        operationId: 'takePayoutCallback',
        summary: 'Take a signed report of a payout provider',
        requestBody: { required: true, content: CALLBACK },
      },
    },
  )
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
