import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { getSetupChecklist } from './get-setup-checklist.ts'
import { SetupChecklist } from './schema.ts'

export function setupChecklistRoutes(deps: Deps) {
  return new Elysia({ name: 'setup-checklist', prefix: '/setup-checklist', tags: ['workspace'] })
    .use(secure(deps))
    .get('', ({ ctx }) => getSetupChecklist(ctx), {
      needs: 'workspace.read',
      response: SetupChecklist,
      detail: {
        operationId: 'getSetupChecklist',
        summary: 'Which steps of the setup are done, as the server has seen it',
      },
    })
}
