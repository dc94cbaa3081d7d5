import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { listIntegrations } from './list-integrations.ts'
import { IntegrationInfo, IntegrationQuery } from './schema.ts'

export function integrationRoutes(deps: Deps) {
  return new Elysia({ name: 'integrations', prefix: '/integrations', tags: ['connections'] })
    .use(secure(deps))
    .get('', ({ query }) => listIntegrations(deps, query), {
      needs: 'workspace.read',
      query: IntegrationQuery,
      response: t.Array(IntegrationInfo),
      detail: {
        operationId: 'listIntegrations',
        summary: 'List the providers that accounts can be connected of',
      },
    })
}
