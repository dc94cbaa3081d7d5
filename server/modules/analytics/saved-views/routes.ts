import { Deleted } from '../../../core/fields.ts'
import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { create, list, remove, update } from '../../../http/operations/verbs.ts'
import { createView } from './create-view.ts'
import { deleteView } from './delete-view.ts'
import { listViews } from './list-views.ts'
import { SavedView, SavedViewBody, SavedViewPatch } from './schema.ts'
import { updateView } from './update-view.ts'

export const savedViews = resource('analytics', [
  create(createView, {
    ...byKey('analytics.write'),
    path: '/analytics/views',
    body: SavedViewBody,
    answer: SavedView,
    id: 'createSavedView',
    summary: 'Create saved view',
    description: 'Saves a report with a name.',
  }),
  list(listViews, {
    ...byKey('analytics.read'),
    path: '/analytics/views',
    answer: SavedView,
    id: 'listSavedViews',
    summary: 'List saved views',
    description: 'Returns the workspace’s saved views.',
  }),
  update(updateView, {
    ...byKey('analytics.write'),
    path: '/analytics/views/:id',
    body: SavedViewPatch,
    answer: SavedView,
    id: 'updateSavedView',
    summary: 'Update saved view',
    description: 'Renames a saved view, or pins or unpins it.',
  }),
  remove(deleteView, {
    ...byKey('analytics.write'),
    path: '/analytics/views/:id',
    answer: Deleted,
    id: 'deleteSavedView',
    summary: 'Delete saved view',
    description: 'Deletes a saved view and its share links.',
  }),
])
