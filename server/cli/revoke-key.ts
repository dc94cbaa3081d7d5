import { revokeKey as revoke } from '../modules/platform/workspaces/revoke-key.ts'
import { WORKSPACE_FLAG, type BackendCommand } from './command.ts'
import { operatorCtx } from './open.ts'

export const revokeKey: BackendCommand = {
  words: 'key revoke',
  summary: 'Stop a secret key at once, on running servers too',
  argument: 'key id',
  flags: { workspace: WORKSPACE_FLAG },
  async run(deps, { argument, flags }) {
    const revoked = await revoke(await operatorCtx(deps, flags.workspace), { id: argument })
    return { text: `The key ${revoked.id} no longer works.`, json: revoked }
  },
}
