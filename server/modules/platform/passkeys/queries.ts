import {
  bool,
  decode,
  nullable,
  number,
  row,
  text,
  textArray,
  time,
  type RowOf,
} from '../../../db/row.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { Passkey } from './schema.ts'

const PasskeyRow = row({
  id: text,
  personId: text,
  credentialId: text,
  publicKey: text,
  counter: number,
  transports: textArray,
  name: text,
  synced: bool,
  lastUsedAt: nullable(time),
  createdAt: time,
})
export type PasskeyRow = RowOf<typeof PasskeyRow>

/** More than anybody has devices. */
export const MAX_PASSKEYS = 20

/** Finds the passkeys of a person, the oldest first. */
export async function findPasskeys({ db }: Deps, personId: string): Promise<PasskeyRow[]> {
  const rows = await db.sql`
    select id, person_id as "personId", credential_id as "credentialId", public_key as "publicKey",
      counter::float8 as counter, transports, name, synced, last_used_at as "lastUsedAt",
      created_at as "createdAt"
    from person_passkeys where person_id = ${personId} order by created_at, id limit ${MAX_PASSKEYS}`
  return decode(PasskeyRow, rows)
}

/** Finds a passkey by the authenticator's name for it. */
export async function findPasskey({ db }: Deps, credentialId: string): Promise<PasskeyRow | null> {
  const rows = await db.sql`
    select id, person_id as "personId", credential_id as "credentialId", public_key as "publicKey",
      counter::float8 as counter, transports, name, synced, last_used_at as "lastUsedAt",
      created_at as "createdAt"
    from person_passkeys where credential_id = ${credentialId}`
  return decode(PasskeyRow, rows)[0] ?? null
}

/** Presents a passkey, without its key. */
export function toPasskey({ id, name, synced, lastUsedAt, createdAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    synced,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

export function noPasskey(id: string): ApiError {
  return new ApiError('not_found', `You have no passkey ${JSON.stringify(id.slice(0, 64))}.`)
}
