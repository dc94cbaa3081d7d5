import { t } from 'elysia'
import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { act, read } from '../../../http/operations/verbs.ts'
import { cancelBackfill } from './cancel-backfill.ts'
import { createBackfill } from './create-backfill.ts'
import { listBackfills } from './list-backfills.ts'
import { Backfill, BackfillBody, BackfillQuery } from './schema.ts'

export const backfills = resource('connections', [
  act(createBackfill, {
    ...byKey('workspace.write', 'conversionTracking'),
    path: '/connections/:id/backfills',
    body: BackfillBody,
    answer: Backfill,
    status: 201,
    summary: 'Fetch what a provider had before its connection, or count it',
  }),
  read(listBackfills, {
    ...byKey('workspace.read', 'conversionTracking'),
    path: '/connections/:id/backfills',
    query: BackfillQuery,
    answer: t.Array(Backfill),
    summary: 'List back-fills with how far they are, the newest first',
  }),
  act(cancelBackfill, {
    ...byKey('workspace.write', 'conversionTracking'),
    path: '/backfills/:id/cancel',
    answer: Backfill,
    summary: 'End a back-fill; what was fetched stays',
  }),
])
