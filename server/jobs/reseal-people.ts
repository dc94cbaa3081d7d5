import { CountRow, decode, row, text } from '../db/row.ts'
import { sealed } from '../db/sealed.ts'
import type { Deps } from '../deps.ts'
import { secretPlace } from '../modules/platform/people/check-code.ts'

const BATCH = 200
const SecretRow = row({ id: text, secret: sealed })

/** Counts the people whose second factor is encrypted with another key than the current one. */
export async function countPeople({ db, secrets }: Deps): Promise<number> {
  const rows = await db.sql`
    select count(*)::int as n from people
    where totp_secret is not null and totp_secret not like ${`${secrets.keyId}.%`}`
  return decode(CountRow, rows)[0]!.n
}

/**
 * Encrypts the second factors of people anew with the current key. One that is changed meanwhile keeps its new
 * value. Returns how many there were.
 */
export async function resealPeople({ db, secrets }: Deps): Promise<number> {
  let [done, after] = [0, '']
  for (;;) {
    const rows = decode(
      SecretRow,
      await db.sql`
        select id, totp_secret as secret from people
        where totp_secret is not null and totp_secret not like ${`${secrets.keyId}.%`} and id > ${after}
        order by id limit ${BATCH}`,
    )
    if (rows.length === 0) return done
    for (const { id, secret } of rows) {
      const next = secrets.seal(secrets.open(secret, secretPlace(id)), secretPlace(id))
      await db.sql`
        update people set totp_secret = ${next.text} where id = ${id} and totp_secret = ${secret.text}`
    }
    done += rows.length
    after = rows.at(-1)!.id
  }
}
