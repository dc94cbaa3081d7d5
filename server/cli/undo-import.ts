import { undoImport as undo } from '../modules/intake/imports/undo-import.ts'
import { WORKSPACE_FLAG, type BackendCommand } from './command.ts'
import { operatorCtx } from './open.ts'
import { workOff } from './work-imports.ts'

export const undoImport: BackendCommand = {
  words: 'import undo',
  summary: 'Undo an import, unless part of it has been paid',
  argument: 'id',
  flags: { workspace: WORKSPACE_FLAG },
  async run(deps, { argument, flags }) {
    const ctx = await operatorCtx(deps, flags.workspace, 'partnerProgram')
    await undo(ctx, argument)
    return workOff(ctx, argument)
  },
}
