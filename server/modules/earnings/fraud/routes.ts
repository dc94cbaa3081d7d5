import { t } from 'elysia'
import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { act, list, read, send } from '../../../http/operations/verbs.ts'
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

export const fraudFlags = resource('fraud', [
  act(async (ctx, id, body) => (await releaseFlags(ctx, { ...body, flagIds: [id] }))[0]!, {
    ...byKey('program.write'),
    path: '/fraud/flags/:id/release',
    params: FlagParams,
    body: ReleaseBody,
    answer: FraudFlag,
    id: 'releaseFraudFlag',
    summary: 'Release a flag',
    description: 'What no other open flag holds goes back to its holding period.',
  }),
  act(async (ctx, id, body) => (await rejectFlags(ctx, { ...body, flagIds: [id] }))[0]!, {
    ...byKey('program.write'),
    path: '/fraud/flags/:id/reject',
    params: FlagParams,
    body: RejectFlagBody,
    answer: FraudFlag,
    id: 'rejectFraudFlag',
    summary: 'Reject what was flagged',
    description: 'The commission is canceled for fraud; with ban the partner is banned too.',
  }),
  send(releaseFlags, {
    ...byKey('program.write'),
    path: '/fraud/flags/release',
    body: BulkReleaseBody,
    answer: t.Array(FraudFlag),
    id: 'releaseFraudFlags',
    summary: 'Release up to 100 flags, or none',
  }),
  send(rejectFlags, {
    ...byKey('program.write'),
    path: '/fraud/flags/reject',
    body: BulkRejectBody,
    answer: t.Array(FraudFlag),
    id: 'rejectFraudFlags',
    summary: 'Reject up to 100 flags, or none',
  }),
  list(listRules, {
    ...byKey('program.read'),
    path: '/fraud/rules',
    answer: FraudRuleInfo,
    id: 'listFraudRules',
    summary: 'List the fraud rules and their settings',
  }),
  list(listFlags, {
    ...byKey('program.read'),
    path: '/fraud/flags',
    query: FlagQuery,
    answer: FraudFlag,
    id: 'listFraudFlags',
    summary: 'List what the fraud rules have found, the newest first',
    description: 'With status=open: what waits for a person. Nothing is released by time.',
  }),
  read(getFlag, {
    ...byKey('program.read'),
    path: '/fraud/flags/:id',
    params: FlagParams,
    answer: FraudFlag,
    id: 'getFraudFlag',
    summary: 'Get a fraud flag',
  }),
])
