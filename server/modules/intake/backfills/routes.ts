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
    summary: 'Create backfill',
    description:
      'Imports the history that a provider has from before the connection was created. With `dryRun`, only counts what would be imported. Repeating a backfill adds only new events.',
  }),
  read(listBackfills, {
    ...byKey('workspace.read', 'conversionTracking'),
    path: '/connections/:id/backfills',
    query: BackfillQuery,
    answer: t.Array(Backfill),
    summary: 'List backfills',
    description: 'Returns a connection’s backfills with their progress, newest first.',
  }),
  act(cancelBackfill, {
    ...byKey('workspace.write', 'conversionTracking'),
    path: '/backfills/:id/cancel',
    answer: Backfill,
    summary: 'Cancel backfill',
    description: 'Stops a backfill. Events that were already fetched are kept.',
  }),
])
