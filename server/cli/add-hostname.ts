import { addHostname as add } from '../modules/platform/workspaces/add-hostname.ts'
import { WORKSPACE_FLAG, type BackendCommand } from './command.ts'
import { operatorCtx } from './open.ts'

export const addHostname: BackendCommand = {
  words: 'hostname add',
  summary: 'Allow pages of a hostname to use the publishable key',
  argument: 'hostname',
  flags: { workspace: WORKSPACE_FLAG },
  async run(deps, { argument, flags }) {
    const added = await add(await operatorCtx(deps, flags.workspace), {
      hostname: argument,
    })
    return { text: `Pages on ${added.hostname} can now use the publishable key.`, json: added }
  },
}
