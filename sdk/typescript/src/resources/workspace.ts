// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  Attention,
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

/** Workspace settings, allowed hostnames, and API keys. */
export class WorkspaceResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Returns the setup steps and which of them are complete. */
  getSetupChecklist(options?: RequestOptions): Promise<SetupChecklist> {
    return this.#transport.json('GET', '/setup-checklist', {}, options)
  }

  /** Retrieves the workspace and its settings. */
  get(options?: RequestOptions): Promise<Workspace> {
    return this.#transport.json('GET', '/workspace', {}, options)
  }

  /** Updates the workspace’s settings. Fields that you omit keep their values. */
  update(params: UpdateWorkspaceParams = {}, options?: RequestOptions): Promise<Workspace> {
    return this.#transport.json('PATCH', '/workspace', { body: params }, options)
  }

  /**
   * Returns the number of items that need attention: applications, fraud flags, payout drafts,
   * partners without a payout method, and failures. Each count is at most 1,000.
   */
  getAttention(options?: RequestOptions): Promise<Attention> {
    return this.#transport.json('GET', '/workspace/attention', {}, options)
  }

  /**
   * Deletes all data of a test workspace, including its ledger and audit log. Keys, members,
   * domains, and settings are kept. Returns 409 in a live workspace.
   */
  clearTestData(params: ClearTestDataParams, options?: RequestOptions): Promise<Workspace> {
    return this.#transport.json('POST', '/workspace/clear-test-data', { body: params }, options)
  }

  /**
   * Copies settings between the live workspace and its test workspace. Call it in the workspace that
   * you want to change. Copying programs, rewards, and emails also requires `program.write`. Copies
   * all settings or none.
   */
  copySettings(params: CopySettingsParams, options?: RequestOptions): Promise<CopiedSettings> {
    return this.#transport.json('POST', '/workspace/copy-settings', { body: params }, options)
  }

  /** Returns the hostnames whose pages can use the publishable key. */
  listHostnames(options?: RequestOptions): Promise<Hostname[]> {
    return this.#transport.json('GET', '/workspace/hostnames', {}, options)
  }

  /**
   * Allows pages on a hostname to use the publishable key. Adding an existing hostname has no
   * effect.
   */
  addHostname(params: Hostname, options?: RequestOptions): Promise<Hostname> {
    return this.#transport.json('POST', '/workspace/hostnames', { body: params }, options)
  }

  /** Removes an allowed hostname. Its pages can no longer use the publishable key. */
  async removeHostname(hostname: string, options?: RequestOptions): Promise<Hostname> {
    return this.#transport.json('DELETE', path`/workspace/hostnames/${hostname}`, {}, options)
  }

  /** Returns secret API keys that haven’t been revoked, newest first. */
  listKeys(options?: RequestOptions): Promise<Key[]> {
    return this.#transport.json('GET', '/workspace/keys', {}, options)
  }

  /**
   * Creates a secret API key. The key is returned only once. Repeating the call with the same
   * `Idempotency-Key` header returns an error that names the key, so that you can revoke it.
   */
  createKey(params: CreateKeyParams, options?: RequestOptions): Promise<CreateKeyResult> {
    return this.#transport.json('POST', '/workspace/keys', { body: params }, options)
  }

  /** Renames a secret API key. Its scopes can’t be changed. */
  async renameKey(id: string, params: RenameKeyParams, options?: RequestOptions): Promise<Key> {
    return this.#transport.json('PATCH', path`/workspace/keys/${id}`, { body: params }, options)
  }

  /** Revokes a secret API key immediately. A key can revoke itself. */
  async revokeKey(id: string, options?: RequestOptions): Promise<RevokeKeyResult> {
    return this.#transport.json('DELETE', path`/workspace/keys/${id}`, {}, options)
  }

  /** Retrieves the workspace’s plan with its limits and current usage. */
  getPlan(options?: RequestOptions): Promise<PlanUse> {
    return this.#transport.json('GET', '/workspace/plan', {}, options)
  }

  /**
   * Rotates the publishable key. The previous key stops working immediately, or after the number of
   * hours that you specify.
   */
  rotatePublishableKey(params: RotatePublishableKeyParams = {}, options?: RequestOptions): Promise<RotatePublishableKeyResult> {
    return this.#transport.json('POST', '/workspace/publishable-key/rotate', { body: params }, options)
  }
}
