import { shownName, stepForPartner } from '../../../domain/embed.ts'
import { say, type Speech } from '../../../domain/message/say.ts'
import type { StoredStatement } from '../../earnings/ledger/read-statement.ts'
import type { Statement } from '../../earnings/ledger/schema.ts'

/** Formats the statement for its partner: nobody else is named in it. */
export function fitStatement({ lines, ...statement }: StoredStatement, speech: Speech): Statement {
  const { id, name } = statement.partner
  return {
    ...statement,
    partner: { id, name: shownName(name) },
    lines: lines.map(({ said, ...line }) => ({ ...line, text: say(stepForPartner(said), speech) })),
  }
}
