import { sql, type SQL } from 'drizzle-orm'
import type { TxCtx } from './ctx.ts'
import type { PersonalRows } from './export-rows.ts'

/** All that a workspace knows one partner as: the partner, and those who were merged into them. */
export interface Person {
  id: string
  partners: readonly NamedPartner[]
  enrollments: readonly { id: string; programId: string }[]
}

interface NamedPartner {
  id: string
  email: string | null
  country: string | null
  name: string
  username: string | null
  companyName: string | null
}

/** What a module keeps about partners. The module `privacy` lists those of all modules. */
export interface PersonalData {
  /** Lists the rows about a person, for an export. */
  list(person: Person, workspaceId: string): PersonalRows[]
  /** Empties what names a person in the rows that stay for the sums, and deletes the others. */
  erase(ctx: TxCtx, person: Person, at: Date): Promise<void>
}

/** Lists ids for a condition, which must have at least one. */
export const listIds = (rows: readonly { id: string }[]): string[] => [
  '',
  ...rows.map(({ id }) => id),
]

/** A shorter name is part of too many other words. */
const SHORTEST_NAME = 6

/** Lists what a text names a person by, in lower case: ids, addresses, and names that are long enough. */
export function wordsAbout({ partners, enrollments }: Person): string[] {
  const ids = [...partners, ...enrollments].map(({ id }) => id)
  const emails = partners.map(({ email }) => email ?? '')
  const names = partners
    .flatMap(({ name, username, companyName }) => [name, username ?? '', companyName ?? ''])
    .filter((name) => name.trim().length >= SHORTEST_NAME)
  const words = [...ids, ...emails, ...names].map((word) => word.trim().toLowerCase())
  return [...new Set(words.filter((word) => word !== ''))]
}

/** Returns the condition that a text names a person. */
export function mentions(person: Person, text: SQL): SQL {
  const words = JSON.stringify(wordsAbout(person))
  return sql`exists (
    select from unnest(array(select jsonb_array_elements_text(${words}::text::jsonb))) as w (word)
    where position(w.word in lower(${text})) > 0)`
}
