import { forPartner, shownName } from '../../../domain/embed.ts'
import { format, type Locale } from '../../../locales/format.ts'
import { toStatementLine, type StoredStatement } from '../../earnings/ledger/read-statement.ts'
import type { Statement } from '../../earnings/ledger/schema.ts'

/** Formats the statement for its partner: nobody else is named in it. */
export function fitStatement({ lines, ...statement }: StoredStatement, locale: Locale): Statement {
  const { id, name } = statement.partner
  return {
    ...statement,
    partner: { id, name: shownName(name) },
    payee: { ...statement.payee, name: shownName(statement.payee.name) },
    lines: lines.map((line) =>
      toStatementLine(line, (text) => format(forPartner(text, [line.commissionId]), locale)),
    ),
  }
}
