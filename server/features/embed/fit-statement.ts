import { forPartner, shownName } from '../../domain/embed.ts'
import type { Statement } from '../ledger/schema.ts'

/** The statement in words that a partner may read: nobody else is named in it. */
export function fitStatement(statement: Statement): Statement {
  const lines = statement.lines.map((line) => ({ ...line, text: forPartner(line.text) }))
  const { id, name } = statement.partner
  return { ...statement, partner: { id, name: shownName(name) }, lines }
}
