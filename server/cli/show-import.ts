import { getReport } from '../modules/intake/imports/get-report.ts'
import { listLines } from '../modules/intake/imports/list-lines.ts'
import { WORKSPACE_FLAG, type BackendCommand } from './command.ts'
import { operatorCtx } from './open.ts'
import { outputOf } from './work-imports.ts'

export const showImport: BackendCommand = {
  words: 'import show',
  summary: 'Show the progress of an import and its first 100 skipped rows',
  argument: 'id',
  flags: { workspace: WORKSPACE_FLAG },
  async run(deps, { argument, flags }) {
    const ctx = await operatorCtx(deps, flags.workspace, 'partnerProgram')
    const report = await getReport(ctx, argument)
    const skipped = await listLines(ctx, argument, { status: 'skipped' })
    const output = outputOf(report)
    const lines = skipped.map(
      ({ line, sourceId, message }) => `  ${line} (${sourceId}): ${message}`,
    )
    return {
      ...output,
      text: [output.text, ...lines].join('\n'),
      json: { ...report, skippedLines: skipped },
    }
  },
}
