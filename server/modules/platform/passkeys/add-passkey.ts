import { parseText } from '../../../core/input.ts'
import type { PersonSession } from '../../../db/find-person.ts'
import type { RequestOrigin } from '../../../db/scope.ts'
import { takeLock } from '../../../db/locks.ts'
import { decode, IdRow } from '../../../db/row.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import { auditPerson, bySelf } from '../people/audit-person.ts'
import { CHALLENGE_MS, takeChallenge, writeChallenge } from '../people/challenges.ts'
import { requireRecent } from '../people/require-recent.ts'
import { tellPasskey } from './tell-passkey.ts'
import { findPasskey, findPasskeys, MAX_PASSKEYS, toPasskey } from './queries.ts'
import type { AddBody, CreationOptions, Passkey } from './schema.ts'
import { ALGORITHMS, makeChallenge, readChallenge, requireSite, verifyAdded } from './verify.ts'

/**
 * Begins to add a passkey: returns what the browser asks the authenticator. It must be able to sign in
 * without an address, and check that it is its owner (a finger, a face, a PIN).
 * @throws ApiError `forbidden` unless somebody signed in just now, `conflict`
 */
export async function startPasskey(deps: Deps, session: PersonSession): Promise<CreationOptions> {
  const site = requireSite(deps)
  requireRecent(deps, session)
  const { personId, email, name } = session
  const known = await findPasskeys(deps, personId)
  if (known.length >= MAX_PASSKEYS) throw tooMany()
  const challenge = makeChallenge()
  await writeChallenge(deps, {
    purpose: 'passkey_add',
    secret: challenge,
    browser: session.id,
    personId,
  })
  return {
    rp: { id: site.id, name: new URL(site.origin).host },
    user: { id: handleOf(personId), name: email, displayName: name },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({
      type: 'public-key',
      id,
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/** Returns what an authenticator keeps of whose a passkey is, in base64url. */
export function handleOf(personId: string): string {
  return Buffer.from(personId).toString('base64url')
}

/**
 * Adds the passkey that the browser has created, once.
 * @throws ApiError `forbidden`, `unprocessable_entity`, `conflict` when somebody has it already
 */
export async function addPasskey(
  deps: Deps,
  session: PersonSession,
  { body, origin }: { body: AddBody; origin: RequestOrigin },
): Promise<Passkey> {
  const site = requireSite(deps)
  requireRecent(deps, session)
  const name = parseText('name', body.name)
  const { personId } = session
  const challenge = readChallenge(body.clientDataJSON)
  const asked =
    challenge !== null &&
    (await takeChallenge(deps, { purpose: 'passkey_add', secret: challenge, browser: session.id }))
  const added = asked ? await verifyAdded(site, body, challenge) : null
  if (!asked || asked.personId !== personId || !added) throw notAdded()
  const { sql } = deps.db
  const row = {
    id: deps.ids.make('psk'),
    person_id: personId,
    credential_id: added.credentialId,
    public_key: added.publicKey,
    counter: added.counter,
    transports: body.transports ?? [],
    name,
    synced: added.synced,
    created_at: new Date(deps.clock.now()),
  }
  await sql.begin(async (tx) => {
    await takeLock(tx, 'passkeys', { of: personId })
    const own = await tx`select id from person_passkeys where person_id = ${personId}`
    if (decode(IdRow, own).length >= MAX_PASSKEYS) throw tooMany()
    const inserted = await tx`
      insert into person_passkeys ${tx(row)} on conflict (credential_id) do nothing returning id`
    if (inserted.length === 0) {
      throw new ApiError('conflict', 'This passkey was already added.')
    }
    const by = bySelf(personId, origin)
    await auditPerson(tx, { personId, action: 'passkey_added', by, after: { passkey: name } })
    const at = row.created_at.toISOString()
    await tellPasskey(tx, { personId, passkey: name, change: 'added', at })
  })
  return toPasskey((await findPasskey(deps, added.credentialId))!)
}

function tooMany(): ApiError {
  return new ApiError('conflict', `You have ${MAX_PASSKEYS} passkeys. Remove one first.`)
}

function notAdded(): ApiError {
  return new ApiError(
    'unprocessable_entity',
    'The passkey couldn’t be verified. Start again, and finish within 10 minutes.',
  )
}
