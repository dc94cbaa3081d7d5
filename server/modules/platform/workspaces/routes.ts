import { t } from 'elysia'
import type { Ctx } from '../../../core/ctx.ts'
import { byKey } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { find, list, remove, send, update } from '../../../http/operations/verbs.ts'
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

const reading = byKey('workspace.read')
const writing = byKey('workspace.write')
const KeyId = t.Object({ id: t.String({ maxLength: 100 }) })

export const workspaces = resource('workspace', [
  find((ctx) => readWorkspace(ctx), {
    ...reading,
    path: '/workspace',
    answer: Workspace,
    id: 'getWorkspace',
    summary: 'Retrieve workspace',
    description: 'Retrieves the workspace and its settings.',
  }),
  operation('PATCH', (ctx, { body }) => updateWorkspace(ctx, body), {
    ...writing,
    path: '/workspace',
    body: UpdateWorkspaceBody,
    answer: Workspace,
    id: 'updateWorkspace',
    summary: 'Update workspace',
    description: 'Updates the workspace’s settings. Fields that you omit keep their values.',
  }),
  find(readPlan, {
    ...reading,
    path: '/workspace/plan',
    answer: PlanUse,
    id: 'getPlan',
    summary: 'Retrieve plan',
    description: 'Retrieves the workspace’s plan with its limits and current usage.',
  }),
  send(clearTestData, {
    ...writing,
    path: '/workspace/clear-test-data',
    body: ClearBody,
    answer: Workspace,
    summary: 'Delete test data',
    description:
      'Deletes all data of a test workspace, including its ledger and audit log. Keys, members, domains, and settings are kept. Returns 409 in a live workspace.',
  }),
  list(listHostnames, {
    ...reading,
    path: '/workspace/hostnames',
    answer: Hostname,
    summary: 'List allowed hostnames',
    description: 'Returns the hostnames whose pages can use the publishable key.',
  }),
  send(addHostname, {
    ...writing,
    path: '/workspace/hostnames',
    body: Hostname,
    answer: Hostname,
    summary: 'Create allowed hostname',
    description:
      'Allows pages on a hostname to use the publishable key. Adding an existing hostname has no effect.',
  }),
  operation('DELETE', (ctx, { params }) => removeHostname(ctx, params), {
    ...writing,
    path: '/workspace/hostnames/:hostname',
    params: Hostname,
    answer: Hostname,
    id: 'removeHostname',
    summary: 'Delete allowed hostname',
    description: 'Removes an allowed hostname. Its pages can no longer use the publishable key.',
  }),
  list(listKeys, {
    ...reading,
    path: '/workspace/keys',
    answer: Key,
    summary: 'List API keys',
    description: 'Returns secret API keys that haven’t been revoked, newest first.',
  }),
  send(createKey, {
    ...writing,
    path: '/workspace/keys',
    body: CreateKeyBody,
    answer: CreatedKey,
    summary: 'Create API key',
    description:
      'Creates a secret API key. The key is returned only once. Repeating the call with the same `Idempotency-Key` header returns an error that names the key, so that you can revoke it.',
  }),
  update((ctx, id, body) => renameKey(ctx, { ...body, id }), {
    ...writing,
    path: '/workspace/keys/:id',
    params: KeyId,
    body: UpdateKeyBody,
    answer: Key,
    id: 'renameKey',
    summary: 'Update API key',
    description: 'Renames a secret API key. Its scopes can’t be changed.',
  }),
  remove((ctx, id) => revokeKey(ctx, { id }), {
    ...writing,
    path: '/workspace/keys/:id',
    params: KeyId,
    answer: KeyId,
    id: 'revokeKey',
    summary: 'Revoke API key',
    description: 'Revokes a secret API key immediately. A key can revoke itself.',
  }),
  send((ctx, body) => rotatePublishableKey(ctx, body ?? {}), {
    ...writing,
    path: '/workspace/publishable-key/rotate',
    body: RotateBody,
    answer: PublishableKeyAnswer,
    id: 'rotatePublishableKey',
    summary: 'Rotate publishable key',
    description:
      'Rotates the publishable key. The previous key stops working immediately, or after the number of hours that you specify.',
  }),
])

async function listHostnames(ctx: Ctx): Promise<Hostname[]> {
  const { allowedHostnames } = await readWorkspace(ctx)
  return allowedHostnames.map((hostname) => ({ hostname }))
}
