import { startImport as start } from '../modules/intake/imports/start-import.ts'
import { WORKSPACE_FLAG, type BackendCommand } from './command.ts'
import { operatorCtx } from './open.ts'
import { workOff } from './work-imports.ts'

export const startImport: BackendCommand = {
  words: 'import start',
  summary: 'Start a previewed import, or resume a failed one',
  argument: 'id',
  flags: { workspace: WORKSPACE_FLAG },
  async run(deps, { argument, flags }) {
    const ctx = await operatorCtx(deps, flags.workspace, 'partnerProgram')
    await start(ctx, argument)
    return workOff(ctx, argument)
  },
}
