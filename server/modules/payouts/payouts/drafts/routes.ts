import { t } from 'elysia'
import { byKey } from '../../../../http/operations/callers.ts'
import { resource } from '../../../../http/operations/operation.ts'
import { act, create, list, read, remove } from '../../../../http/operations/verbs.ts'
import { ConfirmedPayouts } from '../run-schema.ts'
import { confirmDraft } from './confirm-draft.ts'
import { createDraft } from './create-draft.ts'
import { discardDraft } from './discard-draft.ts'
import { getDraft } from './get-draft.ts'
import { listDrafts } from './list-drafts.ts'
import {
  ConfirmDraftBody,
  Draft,
  DraftBody,
  DraftDetail,
  DraftsQuery,
  LinesQuery,
} from './schema.ts'

export const payoutDrafts = resource('payouts', [
  create(createDraft, {
    ...byKey('payouts.write'),
    path: '/payouts/drafts',
    body: DraftBody,
    answer: DraftDetail,
    id: 'createPayoutDraft',
    summary: 'Store whom to pay what',
  }),
  list(listDrafts, {
    ...byKey('program.read'),
    path: '/payouts/drafts',
    query: DraftsQuery,
    answer: Draft,
    id: 'listPayoutDrafts',
    summary: 'List payout drafts, the newest first',
  }),
  read(getDraft, {
    ...byKey('program.read'),
    path: '/payouts/drafts/:id',
    query: LinesQuery,
    answer: DraftDetail,
    id: 'getPayoutDraft',
    summary: 'Read a payout draft',
  }),
  remove(discardDraft, {
    ...byKey('payouts.write'),
    path: '/payouts/drafts/:id',
    answer: DraftDetail,
    id: 'discardPayoutDraft',
    summary: 'Discard a payout draft',
  }),
  act((ctx, id, body) => confirmDraft(ctx, id, body ?? {}), {
    ...byKey('payouts.write'),
    path: '/payouts/drafts/:id/confirm',
    body: t.Nullable(ConfirmDraftBody),
    answer: ConfirmedPayouts,
    id: 'confirmPayoutDraft',
    summary: 'Pay exactly what a draft says',
  }),
])
