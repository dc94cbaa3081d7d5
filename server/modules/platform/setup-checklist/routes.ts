import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { find } from '../../../http/operations/verbs.ts'
import { getSetupChecklist } from './get-setup-checklist.ts'
import { SetupChecklist } from './schema.ts'

export const setupChecklist = resource('workspace', [
  find(getSetupChecklist, {
    ...byKey('workspace.read'),
    path: '/setup-checklist',
    answer: SetupChecklist,
    summary: 'Retrieve setup checklist',
    description: 'Returns the setup steps and which of them are complete.',
  }),
])
