import type { TransactionSql } from 'postgres'
import { takeLock } from '../../../db/locks.ts'
import { decode, int, row } from '../../../db/row.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'

const Ways = row({ ways: int })

/**
 * Locks a person's passkeys and checks that, besides what is being removed, a way to sign in is left: a password, a
 * passkey, or a mail where the server sends mails.
 * @throws ApiError `conflict`
 */
export async function requireOtherWay(
  { config }: Deps,
  tx: TransactionSql,
  { personId, without }: { personId: string; without: string },
): Promise<void> {
  if (config.smtpUrl !== undefined) return
  await takeLock(tx, 'passkeys', { of: personId })
  const rows = await tx`
    select (
      (select count(*) from people where id = ${personId} and password_hash is not null) +
      (select count(*) from person_passkeys where person_id = ${personId} and id <> ${without})
    )::int as ways`
  if (decode(Ways, rows)[0]!.ways > 0) return
  throw new ApiError(
    'conflict',
    'This is your last way to sign in. Set a password or add a passkey first.',
  )
}
