import { listLeft, type FormerMember } from './world/former-members.ts'
import type { Operation } from './api/operations.ts'
import { validDraft, write } from './api/requests.ts'
import type { Bench, Sending } from './bench.ts'

/** What takes power away from a member, and what they are then. */
const DISMISSING: Record<string, 'removed' | 'viewer'> = {
  'DELETE /members/{id}': 'removed',
  'PATCH /members/{id}': 'viewer',
}

/** Removes or demotes an admin who has made keys, webhooks, links and invitations: none may be left to them. */
export async function callWithAdmin(bench: Bench, operation: Operation): Promise<void> {
  const now = DISMISSING[operation.name]
  if (now === undefined) return
  const { backend, own } = bench.world
  const { admin } = own.former
  const sending = { operation, what: `an admin, who is ${now} then`, kind: 'former members' }
  if ((await listOpened(bench, admin, sending)).length < 2) {
    bench.fault(sending, 'What the admin made opens nothing, so that nothing is tried.')
  }
  const draft = validDraft(operation, bench.values.own)
  const asked = { ...draft, path: { id: admin.personId }, body: draft.body && { role: 'viewer' } }
  const sent = write(operation, asked, bench.headers(operation))
  const { status, text } = await bench.send(sent, sending)
  if (status >= 300) bench.fault(sending, `It is refused (${status} ${text.slice(0, 200)}).`)
  const left = [
    ...(await listLeft({ backend }, admin, now)),
    ...(await listOpened(bench, admin, sending)),
  ]
  // Viewers read members: of their keys callers.ts tries the rest.
  for (const thing of left.filter((one) => now === 'removed' || one !== KEY)) {
    bench.fault(sending, `Who is ${now} still has ${thing}.`)
  }
  await bench.settle(sending)
}

const KEY = 'a key that opens something'

async function listOpened(
  bench: Bench,
  { key, shareToken }: FormerMember,
  sending: Sending,
): Promise<string[]> {
  const opened = []
  for (const [what, token, path] of [
    [KEY, key, '/api/members'],
    ['a link that opens a report', shareToken, '/api/shared/report'],
  ] as const) {
    const headers = { authorization: `Bearer ${token}` }
    const { status } = await bench.send({ method: 'GET', path, headers }, sending)
    if (status < 400) opened.push(what)
  }
  return opened
}
