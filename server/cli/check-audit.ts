import { checkEntries } from '../modules/platform/audit/check-entries.ts'
import { WORKSPACE_FLAG, type BackendCommand } from './command.ts'
import { operatorCtx } from './open.ts'

export const checkAudit: BackendCommand = {
  words: 'audit check',
  summary: 'Verify that the audit log is as it was written; exit code 1 when it is not',
  flags: { workspace: WORKSPACE_FLAG },
  async run(deps, { flags }) {
    const report = await checkEntries(await operatorCtx(deps, flags.workspace))
    const { entries, last, problems, problemCount } = report
    const end = last ? ` The last is number ${last.number}, ${last.hash}.` : ''
    const shown = problems.length < problemCount ? `, the first ${problems.length}` : ''
    const found = `${problemCount} ${problemCount === 1 ? 'problem' : 'problems'}${shown}:`
    const text = [
      `${entries} entries.${end}`,
      report.ok ? 'The audit log is as it was written.' : found,
      ...problems.map(({ sentence }) => sentence),
    ]
    return { text: text.join('\n'), json: report, failed: !report.ok }
  },
}
