import type { TransactionSql } from 'postgres'
import { findPeople } from '../../../db/find-person.ts'
import type { Deps } from '../../../deps.ts'
import { PRIORITIES } from '../../../domain/tasks.ts'
import { passkeyChanged } from '../../../notify/templates/passkey-changed.ts'
import { sendPersonMail } from '../people/send-person-mail.ts'

export interface PasskeyNotice {
  personId: string
  passkey: string
  change: 'added' | 'removed'
  at: string
}

/** Tells somebody by mail that a passkey was added or removed: it may not have been them. */
export async function tellPasskey(tx: TransactionSql, notice: PasskeyNotice): Promise<void> {
  await tx`
    select graphile_worker.add_job('send-passkey-mail', ${JSON.stringify(notice)}::text::json, max_attempts => 6,
      priority => ${PRIORITIES.awaited}::int)`
}

/** Sends the mail, if the person is still there. @throws Error when it could not be handed over */
export async function sendPasskeyMail(
  deps: Deps,
  { personId, passkey, change, at }: PasskeyNotice,
): Promise<void> {
  const [person] = await findPeople(deps.db, [personId])
  if (!person) return
  const { origin } = deps.config
  await sendPersonMail(deps, {
    id: deps.ids.make('mail'),
    to: person.email,
    program: new URL(origin).host,
    locale: person.locale,
    write: (brand) =>
      passkeyChanged(brand, {
        passkey,
        change,
        at: new Date(at),
        url: `${origin}/console/settings/account`,
      }),
  })
}
