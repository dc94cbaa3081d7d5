import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { list } from '../../../http/operations/verbs.ts'
import { listIntegrations } from './list-integrations.ts'
import { IntegrationInfo, IntegrationQuery } from './schema.ts'

export const integrations = resource('connections', [
  list(({ deps }, query) => listIntegrations(deps, query), {
    ...byKey('workspace.read'),
    path: '/integrations',
    query: IntegrationQuery,
    answer: IntegrationInfo,
    id: 'listIntegrations',
    summary: 'List integrations',
    description: 'Returns the providers that you can connect.',
  }),
])
