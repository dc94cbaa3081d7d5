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
    summary: 'Release fraud flag',
    description:
      'Marks a flag as legitimate. Commissions that no other open flag holds continue their holding period.',
  }),
  act(async (ctx, id, body) => (await rejectFlags(ctx, { ...body, flagIds: [id] }))[0]!, {
    ...byKey('program.write'),
    path: '/fraud/flags/:id/reject',
    params: FlagParams,
    body: RejectFlagBody,
    answer: FraudFlag,
    id: 'rejectFraudFlag',
    summary: 'Reject fraud flag',
    description:
      'Confirms the fraud and cancels the commission. With `ban`, the partner is also banned.',
  }),
  send(releaseFlags, {
    ...byKey('program.write'),
    path: '/fraud/flags/release',
    body: BulkReleaseBody,
    answer: t.Array(FraudFlag),
    id: 'releaseFraudFlags',
    summary: 'Release fraud flags in bulk',
    description: 'Releases up to 100 flags. Releases all of them or none.',
  }),
  send(rejectFlags, {
    ...byKey('program.write'),
    path: '/fraud/flags/reject',
    body: BulkRejectBody,
    answer: t.Array(FraudFlag),
    id: 'rejectFraudFlags',
    summary: 'Reject fraud flags in bulk',
    description:
      'Rejects up to 100 flags and cancels their commissions. Rejects all of them or none.',
  }),
  list(listRules, {
    ...byKey('program.read'),
    path: '/fraud/rules',
    answer: FraudRuleInfo,
    id: 'listFraudRules',
    summary: 'List fraud rules',
    description: 'Returns the fraud rules and their settings.',
  }),
  list(listFlags, {
    ...byKey('program.read'),
    path: '/fraud/flags',
    query: FlagQuery,
    answer: FraudFlag,
    id: 'listFraudFlags',
    summary: 'List fraud flags',
    description:
      'Returns fraud flags, newest first. Pass `status=open` to get the flags that need a review. Flagged commissions are never released automatically.',
  }),
  read(getFlag, {
    ...byKey('program.read'),
    path: '/fraud/flags/:id',
    params: FlagParams,
    answer: FraudFlag,
    id: 'getFraudFlag',
    summary: 'Retrieve fraud flag',
    description: 'Retrieves a fraud flag.',
  }),
])
