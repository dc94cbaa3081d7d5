import { Elysia, t } from 'elysia'
import type { Ctx } from '../../../core/ctx.ts'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { addHostname } from './add-hostname.ts'
import { clearTestData } from './clear-test-data.ts'
import { createKey } from './create-key.ts'
import { listKeys } from './list-keys.ts'
import { readWorkspace } from './queries.ts'
import { readPlan } from './read-plan.ts'
import { removeHostname } from './remove-hostname.ts'
import { renameKey } from './rename-key.ts'
import { revokeKey } from './revoke-key.ts'
import { rotatePublishableKey } from './rotate-publishable-key.ts'
import {
  ClearBody,
  CreatedKey,
  CreateKeyBody,
  Hostname,
  Key,
  PlanUse,
  PublishableKeyAnswer,
  RotateBody,
  UpdateKeyBody,
  UpdateWorkspaceBody,
  Workspace,
} from './schema.ts'
import { updateWorkspace } from './update-workspace.ts'

const KeyId = t.Object({ id: t.String({ maxLength: 100 }) })

export function workspaceRoutes(deps: Deps) {
  return new Elysia({ name: 'workspaces', prefix: '/workspace', tags: ['workspace'] })
    .use(secure(deps))
    .get('', ({ ctx }) => readWorkspace(ctx), {
      needs: 'workspace.read',
      response: Workspace,
      detail: { operationId: 'getWorkspace', summary: 'Get the workspace' },
    })
    .patch('', ({ ctx, body }) => updateWorkspace(ctx, body), {
      needs: 'workspace.write',
      body: UpdateWorkspaceBody,
      response: Workspace,
      detail: { operationId: 'updateWorkspace', summary: "Change the workspace's settings" },
    })
    .get('/plan', ({ ctx }) => readPlan(ctx), {
      needs: 'workspace.read',
      response: PlanUse,
      detail: { operationId: 'getPlan', summary: 'What the plan includes and how much is used' },
    })
    .post('/clear-test-data', ({ ctx, body }) => clearTestData(ctx, body), {
      needs: 'workspace.write',
      body: ClearBody,
      response: Workspace,
      detail: { operationId: 'clearTestData', summary: 'Delete all data of a test workspace' },
    })
    .use(hostnameRoutes(deps))
    .use(keyRoutes(deps))
    .post('/publishable-key/rotate', ({ ctx, body }) => rotatePublishableKey(ctx, body ?? {}), {
      needs: 'workspace.write',
      body: RotateBody,
      response: PublishableKeyAnswer,
      detail: { operationId: 'rotatePublishableKey', summary: 'Replace the publishable key' },
    })
}

function hostnameRoutes(deps: Deps) {
  const list = async (ctx: Ctx) => {
    const { allowedHostnames } = await readWorkspace(ctx)
    return allowedHostnames.map((hostname) => ({ hostname }))
  }
  return new Elysia({ name: 'hostnames', prefix: '/hostnames' })
    .use(secure(deps))
    .get('', ({ ctx }) => list(ctx), {
      needs: 'workspace.read',
      response: t.Array(Hostname),
      detail: { operationId: 'listHostnames', summary: 'List the allowed hostnames' },
    })
    .post('', ({ ctx, body }) => addHostname(ctx, body), {
      needs: 'workspace.write',
      body: Hostname,
      response: Hostname,
      detail: { operationId: 'addHostname', summary: 'Allow a hostname' },
    })
    .delete('/:hostname', ({ ctx, params }) => removeHostname(ctx, params), {
      needs: 'workspace.write',
      params: Hostname,
      response: Hostname,
      detail: { operationId: 'removeHostname', summary: 'Remove an allowed hostname' },
    })
}

function keyRoutes(deps: Deps) {
  return new Elysia({ name: 'keys', prefix: '/keys' })
    .use(secure(deps))
    .get('', ({ ctx }) => listKeys(ctx), {
      needs: 'workspace.read',
      response: t.Array(Key),
      detail: { operationId: 'listKeys', summary: 'List the secret keys' },
    })
    .post('', ({ ctx, body }) => createKey(ctx, body), {
      needs: 'workspace.write',
      body: CreateKeyBody,
      response: CreatedKey,
      detail: { operationId: 'createKey', summary: 'Create a secret key, shown once' },
    })
    .patch('/:id', ({ ctx, params, body }) => renameKey(ctx, { ...body, ...params }), {
      needs: 'workspace.write',
      params: KeyId,
      body: UpdateKeyBody,
      response: Key,
      detail: { operationId: 'renameKey', summary: 'Rename a secret key' },
    })
    .delete('/:id', ({ ctx, params }) => revokeKey(ctx, params), {
      needs: 'workspace.write',
      params: KeyId,
      response: KeyId,
      detail: { operationId: 'revokeKey', summary: 'Revoke a secret key at once' },
    })
}
