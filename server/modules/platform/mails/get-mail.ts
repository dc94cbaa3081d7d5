import { eq } from 'drizzle-orm'
import { mails } from '../../../db/schema/mails.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { noMail, toMail } from './present.ts'
import type { Mail } from './schema.ts'

export async function getMail(deps: Deps, scope: Scope, id: string): Promise<Mail> {
  const row = await deps.db.tx.first(scope, mails, [eq(mails.id, id)])
  if (!row) throw noMail(id)
  return toMail(deps, row)
}
