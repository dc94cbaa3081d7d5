import type { Person } from '../../../db/find-person.ts'
import { findPersonByEmail } from '../../../db/find-person.ts'
import type { Deps } from '../../../deps.ts'

/** Finds somebody by the address, or adds them. Of two at once both get the same person. */
export async function addPerson(
  deps: Deps,
  person: { email: string; name: string; passwordHash: string | null; verified: boolean },
): Promise<{ person: Person; isNew: boolean }> {
  const { sql } = deps.db
  const now = new Date(deps.clock.now())
  const added = await sql`
    insert into people (id, email, name, password_hash, email_verified_at, created_at)
    values (${deps.ids.make('per')}, ${person.email}, ${person.name}, ${person.passwordHash},
      ${person.verified ? now : null}, ${now})
    on conflict (email) do nothing returning id`
  const found = await findPersonByEmail(deps.db, person.email)
  return { person: found!, isNew: added.length > 0 }
}
