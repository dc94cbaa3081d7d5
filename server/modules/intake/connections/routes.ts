import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
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
  ConnectionId,
  ConnectionQuery,
  ConnectionTest,
  FieldChoices,
  UpdateConnectionBody,
} from './schema.ts'
import { testConnection } from './test-connection.ts'
import { updateConnection } from './update-connection.ts'

export function connectionRoutes(deps: Deps) {
  return new Elysia({ name: 'connections', prefix: '/connections', tags: ['connections'] })
    .use(secure(deps))
    .use(authorizeRoutes(deps))
    .post(
      '',
      ({ ctx, body, set }) => {
        set.status = 201
        return createConnection(ctx, body)
      },
      {
        needs: 'workspace.write',
        body: ConnectionBody,
        response: { 201: Connection },
        detail: { operationId: 'createConnection', summary: 'Connect an account at a provider' },
      },
    )
    .get('', ({ ctx, query }) => listConnections(ctx, query), {
      needs: 'workspace.read',
      query: ConnectionQuery,
      response: t.Array(Connection),
      detail: { operationId: 'listConnections', summary: 'List connections, the newest first' },
    })
    .get('/:id', ({ ctx, params }) => getConnection(ctx, params.id), {
      needs: 'workspace.read',
      params: ConnectionId,
      response: Connection,
      detail: { operationId: 'getConnection', summary: 'Read a connection' },
    })
    .patch('/:id', ({ ctx, params, body }) => updateConnection(ctx, params.id, body), {
      needs: 'workspace.write',
      params: ConnectionId,
      body: UpdateConnectionBody,
      response: Connection,
      detail: { operationId: 'updateConnection', summary: 'Change a name or secret' },
    })
    .delete('/:id', ({ ctx, params }) => deleteConnection(ctx, params.id), {
      needs: 'workspace.write',
      params: ConnectionId,
      response: Connection,
      detail: { operationId: 'deleteConnection', summary: 'Take no more events of an account' },
    })
    .get('/:id/choices', ({ ctx, params }) => listChoices(ctx, params.id), {
      needs: 'workspace.write',
      params: ConnectionId,
      response: t.Array(FieldChoices),
      detail: {
        operationId: 'listConnectionChoices',
        summary: 'List what there is to choose for the fields of a connection',
      },
    })
    .post('/:id/test', ({ ctx, params }) => testConnection(ctx, params.id), {
      needs: 'workspace.write',
      params: ConnectionId,
      response: ConnectionTest,
      detail: { operationId: 'testConnection', summary: 'Ask whether signed events arrive' },
    })
}

/** Registers connecting an account on the provider's page. */
function authorizeRoutes(deps: Deps) {
  return new Elysia({ name: 'connections-authorize' })
    .use(secure(deps))
    .post('/authorize', ({ ctx, body }) => authorizeConnection(ctx, body), {
      needs: 'workspace.write',
      body: AuthorizeBody,
      response: Authorization,
      detail: {
        operationId: 'authorizeConnection',
        summary: 'Begin to connect an account on the provider’s page',
      },
    })
    .post('/complete', ({ ctx, body }) => completeConnection(ctx, body), {
      needs: 'workspace.write',
      body: CompleteBody,
      response: Connection,
      detail: {
        operationId: 'completeConnection',
        summary: 'Store what the provider’s page has granted, once',
      },
    })
}
