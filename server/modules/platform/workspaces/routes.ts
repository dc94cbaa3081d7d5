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
    summary: 'Get the workspace',
  }),
  operation('PATCH', (ctx, { body }) => updateWorkspace(ctx, body), {
    ...writing,
    path: '/workspace',
    body: UpdateWorkspaceBody,
    answer: Workspace,
    id: 'updateWorkspace',
    summary: "Change the workspace's settings",
  }),
  find(readPlan, {
    ...reading,
    path: '/workspace/plan',
    answer: PlanUse,
    id: 'getPlan',
    summary: 'What the plan includes and how much is used',
  }),
  send(clearTestData, {
    ...writing,
    path: '/workspace/clear-test-data',
    body: ClearBody,
    answer: Workspace,
    summary: 'Delete all data of a test workspace',
  }),
  list(listHostnames, {
    ...reading,
    path: '/workspace/hostnames',
    answer: Hostname,
    summary: 'List the allowed hostnames',
  }),
  send(addHostname, {
    ...writing,
    path: '/workspace/hostnames',
    body: Hostname,
    answer: Hostname,
    summary: 'Allow a hostname',
  }),
  operation('DELETE', (ctx, { params }) => removeHostname(ctx, params), {
    ...writing,
    path: '/workspace/hostnames/:hostname',
    params: Hostname,
    answer: Hostname,
    id: 'removeHostname',
    summary: 'Remove an allowed hostname',
  }),
  list(listKeys, {
    ...reading,
    path: '/workspace/keys',
    answer: Key,
    summary: 'List the secret keys',
  }),
  send(createKey, {
    ...writing,
    path: '/workspace/keys',
    body: CreateKeyBody,
    answer: CreatedKey,
    summary: 'Create a secret key, shown once',
  }),
  update((ctx, id, body) => renameKey(ctx, { ...body, id }), {
    ...writing,
    path: '/workspace/keys/:id',
    params: KeyId,
    body: UpdateKeyBody,
    answer: Key,
    id: 'renameKey',
    summary: 'Rename a secret key',
  }),
  remove((ctx, id) => revokeKey(ctx, { id }), {
    ...writing,
    path: '/workspace/keys/:id',
    params: KeyId,
    answer: KeyId,
    id: 'revokeKey',
    summary: 'Revoke a secret key at once',
  }),
  send((ctx, body) => rotatePublishableKey(ctx, body ?? {}), {
    ...writing,
    path: '/workspace/publishable-key/rotate',
    body: RotateBody,
    answer: PublishableKeyAnswer,
    id: 'rotatePublishableKey',
    summary: 'Replace the publishable key',
  }),
])

async function listHostnames(ctx: Ctx): Promise<Hostname[]> {
  const { allowedHostnames } = await readWorkspace(ctx)
  return allowedHostnames.map((hostname) => ({ hostname }))
}
