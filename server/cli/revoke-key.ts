import { revokeKey as revoke } from '../modules/platform/workspaces/revoke-key.ts'
import { WORKSPACE_FLAG, type BackendCommand } from './command.ts'
import { operatorCtx } from './open.ts'

export const revokeKey: BackendCommand = {
  words: 'key revoke',
  summary: 'Revoke a secret key immediately on all servers',
  argument: 'key id',
  flags: { workspace: WORKSPACE_FLAG },
  async run(deps, { argument, flags }) {
    const revoked = await revoke(await operatorCtx(deps, flags.workspace), { id: argument })
    return { text: `The key ${revoked.id} no longer works.`, json: revoked }
  },
}
