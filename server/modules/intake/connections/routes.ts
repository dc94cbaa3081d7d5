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
    summary: 'Begin to connect an account on the provider’s page',
  }),
  send(completeConnection, {
    ...byKey('workspace.write', 'conversionTracking'),
    path: '/connections/complete',
    body: CompleteBody,
    answer: Connection,
    summary: 'Store what the provider’s page has granted, once',
  }),
  create(createConnection, {
    ...byKey('workspace.write', 'conversionTracking'),
    path: '/connections',
    body: ConnectionBody,
    answer: Connection,
    summary: 'Connect an account at a provider',
  }),
  list(listConnections, {
    ...byKey('workspace.read', 'conversionTracking'),
    path: '/connections',
    query: ConnectionQuery,
    answer: Connection,
    summary: 'List connections, the newest first',
  }),
  read(getConnection, {
    ...byKey('workspace.read', 'conversionTracking'),
    path: '/connections/:id',
    answer: Connection,
    summary: 'Read a connection',
  }),
  update(updateConnection, {
    ...byKey('workspace.write', 'conversionTracking'),
    path: '/connections/:id',
    body: UpdateConnectionBody,
    answer: Connection,
    summary: 'Change a name or secret',
  }),
  remove(deleteConnection, {
    ...byKey('workspace.write', 'conversionTracking'),
    path: '/connections/:id',
    answer: Connection,
    summary: 'Take no more events of an account',
  }),
  read(listChoices, {
    ...byKey('workspace.write', 'conversionTracking'),
    path: '/connections/:id/choices',
    answer: t.Array(FieldChoices),
    id: 'listConnectionChoices',
    summary: 'List what there is to choose for the fields of a connection',
  }),
  act(testConnection, {
    ...byKey('workspace.write', 'conversionTracking'),
    path: '/connections/:id/test',
    answer: ConnectionTest,
    summary: 'Ask whether signed events arrive',
  }),
])
