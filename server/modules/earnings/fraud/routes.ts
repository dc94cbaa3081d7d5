import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { getFlag } from './get-flag.ts'
import { listFlags } from './list-flags.ts'
import { listRules } from './list-rules.ts'
import { rejectFlags } from './reject-flags.ts'
import { releaseFlags } from './release-flags.ts'
import {
  BulkRejectBody,
  BulkReleaseBody,
  FlagParams,
  FlagQuery,
  FraudFlag,
  FraudRuleInfo,
  RejectFlagBody,
  ReleaseBody,
} from './schema.ts'

export function fraudRoutes(deps: Deps) {
  return new Elysia({ name: 'fraud', prefix: '/fraud', tags: ['fraud'] })
    .use(secure(deps))
    .use(decisionRoutes(deps))
    .get('/rules', ({ ctx }) => listRules(ctx.scope), {
      needs: 'program.read',
      response: t.Array(FraudRuleInfo),
      detail: { operationId: 'listFraudRules', summary: 'List the fraud rules and their settings' },
    })
    .get('/flags', ({ ctx, query }) => listFlags(ctx, query), {
      needs: 'program.read',
      query: FlagQuery,
      response: t.Array(FraudFlag),
      detail: {
        operationId: 'listFraudFlags',
        summary: 'List what the fraud rules have found, the newest first',
        description: 'With status=open: what waits for a person. Nothing is released by time.',
      },
    })
    .get('/flags/:id', ({ ctx, params }) => getFlag(ctx, params.id), {
      needs: 'program.read',
      params: FlagParams,
      response: FraudFlag,
      detail: { operationId: 'getFraudFlag', summary: 'Get a fraud flag' },
    })
}

function decisionRoutes(deps: Deps) {
  return new Elysia()
    .use(secure(deps))
    .post(
      '/flags/:id/release',
      async ({ ctx, params: { id }, body }) =>
        (await releaseFlags(ctx, { ...body, flagIds: [id] }))[0]!,
      {
        needs: 'program.write',
        params: FlagParams,
        body: ReleaseBody,
        response: FraudFlag,
        detail: {
          operationId: 'releaseFraudFlag',
          summary: 'Release a flag',
          description: 'What no other open flag holds goes back to its holding period.',
        },
      },
    )
    .post(
      '/flags/:id/reject',
      async ({ ctx, params: { id }, body }) =>
        (await rejectFlags(ctx, { ...body, flagIds: [id] }))[0]!,
      {
        needs: 'program.write',
        params: FlagParams,
        body: RejectFlagBody,
        response: FraudFlag,
        detail: {
          operationId: 'rejectFraudFlag',
          summary: 'Reject what was flagged',
          description: 'The commission is canceled for fraud; with ban the partner is banned too.',
        },
      },
    )
    .post('/flags/release', ({ ctx, body }) => releaseFlags(ctx, body), {
      needs: 'program.write',
      body: BulkReleaseBody,
      response: t.Array(FraudFlag),
      detail: { operationId: 'releaseFraudFlags', summary: 'Release up to 100 flags, or none' },
    })
    .post('/flags/reject', ({ ctx, body }) => rejectFlags(ctx, body), {
      needs: 'program.write',
      body: BulkRejectBody,
      response: t.Array(FraudFlag),
      detail: { operationId: 'rejectFraudFlags', summary: 'Reject up to 100 flags, or none' },
    })
}
