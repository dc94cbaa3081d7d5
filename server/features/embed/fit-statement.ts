import { forPartner } from '../../domain/embed.ts'
import type { Statement } from '../ledger/schema.ts'

/** The statement in words that a partner may read: nobody else is named in it. */
export function fitStatement(statement: Statement): Statement {
  const lines = statement.lines.map((line) => ({ ...line, text: forPartner(line.text) }))
  return { ...statement, lines }
}
