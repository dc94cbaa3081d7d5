import { RETENTION_POLICIES } from '../modules/platform/retention/policies.ts'
import type { RetentionItem, RetentionReport } from '../modules/platform/retention/policy.ts'
import type { BackendCommand } from './command.ts'

export const showRetention: BackendCommand = {
  words: 'retention',
  summary: 'Show how long data is kept, and what a server would delete now; deletes nothing',
  flags: {},
  async run(deps) {
    const policies: (RetentionReport & { policy: string })[] = []
    for (const { name, describe } of RETENTION_POLICIES) {
      policies.push({ policy: name, ...(await describe(deps)) })
    }
    const text = policies.map(({ policy, rule, due, notes }) =>
      [
        `${policy}: ${rule}.`,
        ...(due.length > 0 ? due.map(lineOf) : ['  No data is due for deletion.']),
        ...notes.map((note) => `  ${note}`),
      ].join('\n'),
    )
    const when = 'Running servers delete due data once an hour.'
    return { text: [...text, when].join('\n'), json: { policies } }
  },
}

function lineOf({ what, rows, bytes }: RetentionItem): string {
  const size = bytes === undefined ? '' : `, ${Math.ceil(bytes / 1_048_576)} MB`
  return `  due: ${what}: ${rows.toLocaleString('en')}${size}`
}
