import { t } from 'elysia'
import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { act, create, list, read, remove, send, update } from '../../../http/operations/verbs.ts'
import { authorizeConnection, completeConnection } from './authorize-connection.ts'
import { createConnection } from './create-connection.ts'
import { deleteConnection } from './delete-connection.ts'
import { listChoices } from './list-choices.ts'
import { getConnection, listConnections } from './list-connections.ts'
import {
  Authorization,
  AuthorizeBody,
  CompleteBody,
  Connection,
  ConnectionBody,
  ConnectionQuery,
  ConnectionTest,
  FieldChoices,
  UpdateConnectionBody,
} from './schema.ts'
import { testConnection } from './test-connection.ts'
import { updateConnection } from './update-connection.ts'

export const connections = resource('connections', [
  send(authorizeConnection, {
    ...byKey('workspace.write', 'conversionTracking'),
    path: '/connections/authorize',
    body: AuthorizeBody,
    answer: Authorization,
    summary: 'Start connection authorization',
    description:
      'Starts connecting an account on the provider’s page, or renews its access. Returns the URL to open. Only the member who started can complete it.',
  }),
  send(completeConnection, {
    ...byKey('workspace.write', 'conversionTracking'),
    path: '/connections/complete',
    body: CompleteBody,
    answer: Connection,
    summary: 'Complete connection authorization',
    description:
      'Completes a connection with the values that the provider’s page returned. The values can be used only once.',
  }),
  create(createConnection, {
    ...byKey('workspace.write', 'conversionTracking'),
    path: '/connections',
    body: ConnectionBody,
    answer: Connection,
    summary: 'Create connection',
    description:
      'Connects an account at a provider, such as Stripe. A workspace can have several accounts at the same provider.',
  }),
  list(listConnections, {
    ...byKey('workspace.read', 'conversionTracking'),
    path: '/connections',
    query: ConnectionQuery,
    answer: Connection,
    summary: 'List connections',
    description: 'Returns connections, newest first.',
  }),
  read(getConnection, {
    ...byKey('workspace.read', 'conversionTracking'),
    path: '/connections/:id',
    answer: Connection,
    summary: 'Retrieve connection',
    description: 'Retrieves a connection.',
  }),
  update(updateConnection, {
    ...byKey('workspace.write', 'conversionTracking'),
    path: '/connections/:id',
    body: UpdateConnectionBody,
    answer: Connection,
    summary: 'Update connection',
    description: 'Updates the name or credentials of a connection.',
  }),
  remove(deleteConnection, {
    ...byKey('workspace.write', 'conversionTracking'),
    path: '/connections/:id',
    answer: Connection,
    summary: 'Delete connection',
    description:
      'Deletes a connection with its credentials and the content of its events. Leads and sales that were recorded are kept.',
  }),
  read(listChoices, {
    ...byKey('workspace.write', 'conversionTracking'),
    path: '/connections/:id/choices',
    answer: t.Array(FieldChoices),
    id: 'listConnectionChoices',
    summary: 'List connection field options',
    description: 'Returns the options for a connection’s fields, as the provider lists them.',
  }),
  act(testConnection, {
    ...byKey('workspace.write', 'conversionTracking'),
    path: '/connections/:id/test',
    answer: ConnectionTest,
    summary: 'Test connection',
    description: 'Checks that the provider accepts the credentials and that signed events arrive.',
  }),
])
