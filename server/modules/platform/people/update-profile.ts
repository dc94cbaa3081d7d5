import type { PersonSession } from '../../../db/find-person.ts'
import { findPersonByEmail } from '../../../db/find-person.ts'
import type { RequestOrigin } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { invalid } from '../../../domain/errors.ts'
import { checkPassword } from '../../../domain/password.ts'
import { parseText } from '../../../core/input.ts'
import { bySelf, nameActor } from './audit-person.ts'
import { endOtherSessions } from './end-sessions.ts'
import { endPersonTokens } from './person-token.ts'
import type { ProfileBody } from './schema.ts'
import { createPasswordHash } from './create-password-hash.ts'
import { tryPassword } from './sign-in.ts'

/** Changes a person's own name or password. Another password ends all their other sessions and mailed links. */
export async function updateProfile(
  deps: Deps,
  session: PersonSession,
  { body, origin }: { body: ProfileBody; origin: RequestOrigin },
): Promise<PersonSession> {
  const { personId, email } = session
  const { sql } = deps.db
  const name = body.name === undefined ? session.name : parseText('name', body.name)
  if (body.password === undefined) {
    await sql`update people set name = ${name} where id = ${personId}`
    return { ...session, name }
  }
  checkPassword(body.password, email)
  const { address } = origin
  await requireCurrent(deps, { email, address, password: body.currentPassword ?? '' })
  const hash = await createPasswordHash(deps, body.password)
  await sql.begin(async (tx) => {
    await nameActor(tx, bySelf(personId, origin))
    await tx`update people set name = ${name}, password_hash = ${hash} where id = ${personId}`
    await endPersonTokens(tx, personId)
  })
  await endOtherSessions(deps, session)
  return { ...session, name }
}

/** Checks the password that is replaced: an unattended browser must not take over the account. */
export async function requireCurrent(
  deps: Deps,
  { email, address, password }: { email: string; address: string; password: string },
): Promise<void> {
  const person = await findPersonByEmail(deps.db, email)
  const passwordHash = person?.passwordHash ?? null
  if (passwordHash === null) return
  const subject = `person ${email}`
  if (await tryPassword(deps, { subject, passwordHash, address, password })) return
  throw invalid('currentPassword', 'Send your current password as well.')
}
