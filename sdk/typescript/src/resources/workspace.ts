// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  ClearTestDataParams,
  CopiedSettings,
  CopySettingsParams,
  CreateKeyParams,
  CreateKeyResult,
  Hostname,
  Key,
  PlanUse,
  RenameKeyParams,
  RevokeKeyResult,
  RotatePublishableKeyParams,
  RotatePublishableKeyResult,
  SetupChecklist,
  UpdateWorkspaceParams,
  Workspace,
} from '../types.ts'

/** Settings, allowed hostnames and keys. */
export class WorkspaceResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Which steps of the setup are done, as the server has seen it. */
  getSetupChecklist(options?: RequestOptions): Promise<SetupChecklist> {
    return this.#transport.json('GET', '/setup-checklist', {}, options)
  }

  /** Get the workspace. */
  get(options?: RequestOptions): Promise<Workspace> {
    return this.#transport.json('GET', '/workspace', {}, options)
  }

  /** Change the workspace's settings. */
  update(params: UpdateWorkspaceParams = {}, options?: RequestOptions): Promise<Workspace> {
    return this.#transport.json('PATCH', '/workspace', { body: params }, options)
  }

  /** Delete all data of a test workspace. */
  clearTestData(params: ClearTestDataParams, options?: RequestOptions): Promise<Workspace> {
    return this.#transport.json('POST', '/workspace/clear-test-data', { body: params }, options)
  }

  /**
   * Copy settings from the live workspace into its test workspace, or back.
   *
   * Called in the workspace that is changed; the other one is read. Programs, rewards and mails also
   * need program.write.
   */
  copySettings(params: CopySettingsParams, options?: RequestOptions): Promise<CopiedSettings> {
    return this.#transport.json('POST', '/workspace/copy-settings', { body: params }, options)
  }

  /** List the allowed hostnames. */
  listHostnames(options?: RequestOptions): Promise<Hostname[]> {
    return this.#transport.json('GET', '/workspace/hostnames', {}, options)
  }

  /** Allow a hostname. */
  addHostname(params: Hostname, options?: RequestOptions): Promise<Hostname> {
    return this.#transport.json('POST', '/workspace/hostnames', { body: params }, options)
  }

  /** Remove an allowed hostname. */
  async removeHostname(hostname: string, options?: RequestOptions): Promise<Hostname> {
    return this.#transport.json('DELETE', path`/workspace/hostnames/${hostname}`, {}, options)
  }

  /** List the secret keys. */
  listKeys(options?: RequestOptions): Promise<Key[]> {
    return this.#transport.json('GET', '/workspace/keys', {}, options)
  }

  /** Create a secret key, shown once. */
  createKey(params: CreateKeyParams, options?: RequestOptions): Promise<CreateKeyResult> {
    return this.#transport.json('POST', '/workspace/keys', { body: params }, options)
  }

  /** Rename a secret key. */
  async renameKey(id: string, params: RenameKeyParams, options?: RequestOptions): Promise<Key> {
    return this.#transport.json('PATCH', path`/workspace/keys/${id}`, { body: params }, options)
  }

  /** Revoke a secret key at once. */
  async revokeKey(id: string, options?: RequestOptions): Promise<RevokeKeyResult> {
    return this.#transport.json('DELETE', path`/workspace/keys/${id}`, {}, options)
  }

  /** What the plan includes and how much is used. */
  getPlan(options?: RequestOptions): Promise<PlanUse> {
    return this.#transport.json('GET', '/workspace/plan', {}, options)
  }

  /** Replace the publishable key. */
  rotatePublishableKey(params: RotatePublishableKeyParams = {}, options?: RequestOptions): Promise<RotatePublishableKeyResult> {
    return this.#transport.json('POST', '/workspace/publishable-key/rotate', { body: params }, options)
  }
}
