import { checkEntries } from '../modules/platform/audit/check-entries.ts'
import { WORKSPACE_FLAG, type BackendCommand } from './command.ts'
import { operatorCtx } from './open.ts'

export const checkAudit: BackendCommand = {
  words: 'audit check',
  summary: 'Verify the audit log; exits with code 1 if it finds problems',
  flags: { workspace: WORKSPACE_FLAG },
  async run(deps, { flags }) {
    const report = await checkEntries(await operatorCtx(deps, flags.workspace))
    const { entries, last, problems, problemCount } = report
    const end = last ? ` Last entry: number ${last.number}, hash ${last.hash}.` : ''
    const shown = problems.length < problemCount ? `. First ${problems.length}` : ''
    const found = `${problemCount} ${problemCount === 1 ? 'problem' : 'problems'} found${shown}:`
    const text = [
      `${entries} entries checked.${end}`,
      report.ok ? 'No problems found.' : found,
      ...problems.map(({ sentence }) => sentence),
    ]
    return { text: text.join('\n'), json: report, failed: !report.ok }
  },
}
