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
    summary: 'Create payout draft',
    description:
      'Saves which partners to pay and how much, so that someone can confirm it later. No money moves. Returns 409 if no partner can be paid.',
  }),
  list(listDrafts, {
    ...byKey('program.read'),
    path: '/payouts/drafts',
    query: DraftsQuery,
    answer: Draft,
    id: 'listPayoutDrafts',
    summary: 'List payout drafts',
    description: 'Returns payout drafts, newest first.',
  }),
  read(getDraft, {
    ...byKey('program.read'),
    path: '/payouts/drafts/:id',
    query: LinesQuery,
    answer: DraftDetail,
    id: 'getPayoutDraft',
    summary: 'Retrieve payout draft',
    description: 'Retrieves a payout draft with a page of its payouts.',
  }),
  remove(discardDraft, {
    ...byKey('payouts.write'),
    path: '/payouts/drafts/:id',
    answer: DraftDetail,
    id: 'discardPayoutDraft',
    summary: 'Discard payout draft',
    description:
      'Discards a payout draft so that it can’t be confirmed. Repeating the call has no effect.',
  }),
  act((ctx, id, body) => confirmDraft(ctx, id, body ?? {}), {
    ...byKey('payouts.write'),
    path: '/payouts/drafts/:id/confirm',
    body: t.Nullable(ConfirmDraftBody),
    answer: ConfirmedPayouts,
    id: 'confirmPayoutDraft',
    summary: 'Confirm payout draft',
    description:
      'Pays exactly the commissions in a draft. Commissions that became payable later aren’t included. If any amount has changed, the call returns 409 and no payouts are made. A repeated confirmation returns the same run.',
  }),
])
