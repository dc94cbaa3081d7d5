import { PAGE } from '../kit/embed.ts'
import { scopesOf } from '../../server/domain/roles.ts'
import { REFUSED } from './api/bodies.ts'
import { CONSOLE } from './api/headers.ts'
import type { Operation } from './api/operations.ts'
import { validDraft, write } from './api/requests.ts'
import type { Answer } from './api/client.ts'
import type { Bench, Sending } from './bench.ts'
import { grants, isDescribedOtherwise, neededBy, type Needed } from './needed.ts'

/** Somebody who calls every operation. */
export interface Caller {
  name: string
  headers: Record<string, string>
  isStranger?: boolean
  /** Whether the table of routes lets them call it. */
  may: (needed: Needed) => boolean
}

/** May name a program or a domain instead of sending a key. */
const OPTIONAL_KEY = new Set(['POST /partners/sign-in', 'POST /track/visit'])

/**
 * Needs more than the one scope that its description has room for. Nobody gives a role that may do more
 * than they: of single scopes only the widest can.
 */
const MORE_SCOPES: Record<string, string> = {
  'POST /partners/merge': 'payouts.write',
  'POST /webhooks': 'all',
  'POST /invitations': 'all',
  'POST /invitations/{id}/resend': 'all',
  'PATCH /members/{id}': 'all',
  // The note is another's: that takes an admin.
  'PATCH /partners/{id}/notes/{noteId}': 'workspace.write',
  'DELETE /partners/{id}/notes/{noteId}': 'workspace.write',
}

/** Tables that note a call itself: the use of a key or session, the host of a page that was refused. */
const NOTED = new Set(['api_keys', 'embed_sessions', 'page_hosts'])

const never = () => false
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Everybody: keys with each scope, sessions, and whatever is none. */
export function callersOf(bench: Bench): Caller[] {
  return [...strangers(bench), ...keyHolders(bench), ...sessionHolders(bench), ...people(bench)]
}

function strangers({ world: { own } }: Bench): Caller[] {
  const { secretKey, publishableKey } = own.workspace
  const cut = secretKey.slice(0, -1)
  const headers: Record<string, Record<string, string>> = {
    'without a key': {},
    'with an empty key': { authorization: 'Bearer ' },
    'with another scheme': { authorization: `Basic ${btoa(`${secretKey}:`)}` },
    'with the key alone': { authorization: secretKey },
    'with the key in a cookie': {
      cookie: `svc_sk=${secretKey}; authorization=Bearer ${secretKey}`,
    },
    'with a key that is too short': bearer(cut),
    'with another last letter': bearer(`${cut}${secretKey.endsWith('a') ? 'b' : 'a'}`),
    'with a key in capitals': bearer(secretKey.toUpperCase()),
    'with two keys': { authorization: `Bearer ${cut}x, Bearer ${secretKey}` },
    'with an endless key': bearer(`svc_sk_${'a'.repeat(8000)}`),
    'with a pattern': bearer('svc_sk_%'),
    'with a token of no kind': bearer('eyJhbGciOiJub25lIn0.e30.'),
  }
  const all = Object.entries(headers).map(([name, one]): Caller => {
    return { name, headers: { origin: 'https://evil.test', ...one }, isStranger: true, may: never }
  })
  const elsewhere = { ...bearer(publishableKey), origin: 'https://shop.test.evil.test' }
  const { removed, orphanedKey } = own.former
  const ended = {
    ...own.credentials.dead,
    'lost its person': removed.key,
    'no person': orphanedKey,
  }
  const dead = Object.entries(ended).map(([what, key]): Caller => {
    return { name: `with a key that has ${what}`, headers: bearer(key), may: never }
  })
  return [
    ...all,
    ...dead,
    { name: 'with a publishable key elsewhere', headers: elsewhere, may: never },
  ]
}

/** What the role of a viewer may do. */
const asViewer: Caller['may'] = (needed) =>
  needed.kind === 'secretKey' && scopesOf('viewer').some((scope) => grants(scope, needed.scope))

function keyHolders({ world: { own } }: Bench): Caller[] {
  const scoped = Object.entries(own.credentials.scoped).map(([scope, key]): Caller => {
    const may = (needed: Needed) => needed.kind === 'secretKey' && grants(scope, needed.scope)
    return { name: `with a key for ${scope}`, headers: bearer(key), may }
  })
  const publishable = { ...bearer(own.workspace.publishableKey), origin: 'https://shop.test' }
  return [
    ...scoped,
    {
      name: 'with the key of an admin who is a viewer now',
      headers: bearer(own.former.demoted.key),
      may: asViewer,
    },
    {
      name: 'with a publishable key',
      headers: publishable,
      may: ({ kind }) => kind === 'publishableKey',
    },
  ]
}

/** What every session may read. */
const SHOWN = ['status', 'standing', 'read']

function sessionHolders({ world: { own } }: Bench): Caller[] {
  const { embed, endedEmbed, endedPartner, endedShare } = own.credentials
  const page = { origin: PAGE }
  const pages = Object.entries(embed).map(([scope, token]): Caller => {
    const may = (needed: Needed) =>
      needed.kind === 'embedSession' && [...SHOWN, scope].includes(needed.scope)
    return { name: `on a page for ${scope}`, headers: { ...bearer(token), ...page }, may }
  })
  const elsewhere = { ...bearer(Object.values(embed)[0]!), origin: 'https://evil.test' }
  return [
    ...pages,
    { name: 'on another page', headers: elsewhere, may: never },
    { name: 'after the session', headers: { ...bearer(endedEmbed), ...page }, may: never },
    {
      name: 'as a partner',
      headers: { ...bearer(own.partnerToken), ...page },
      may: ({ kind }) => kind === 'partnerSession',
    },
    {
      name: 'with the link of a report',
      headers: bearer(own.shareToken),
      may: ({ kind }) => kind === 'shareLink',
    },
    { name: 'with the link of a revoked report', headers: bearer(endedShare), may: never },
    ...[own.former.removed, own.former.demoted].map(({ shareToken }, n) => ({
      name: `with the link of a report that ${n === 0 ? 'a former member' : 'a former admin'} shared`,
      headers: bearer(shareToken),
      may: never,
    })),
    { name: 'as a partner who left', headers: { ...bearer(endedPartner), ...page }, may: never },
  ]
}

/** May call what is about themselves, where there is nothing of the workspace to see. */
const ABOUT_THEMSELVES = new Set([
  'as the owner of another workspace',
  'as a former member',
  'as a former admin who is a viewer now',
])

/** Browsers in which people are signed in to the console. */
function people({ world: { own, other } }: Bench): Caller[] {
  const owned = { cookie: own.cookie, origin: CONSOLE }
  const theirs = { cookie: other.cookie, origin: CONSOLE, 'svc-workspace': own.id }
  const [name = ''] = own.cookie.split('=')
  const toCookieHeaders = ({ cookie }: { cookie: string }) => ({
    cookie,
    origin: CONSOLE,
    'svc-workspace': own.id,
  })
  return [
    {
      name: 'as the owner',
      headers: owned,
      may: ({ kind }) => kind === 'secretKey' || kind === 'memberSession',
    },
    { name: 'as the owner of another workspace', headers: theirs, may: never },
    { name: 'as a former member', headers: toCookieHeaders(own.former.removed), may: never },
    {
      name: 'as a former admin who is a viewer now',
      headers: toCookieHeaders(own.former.demoted),
      may: asViewer,
    },
    {
      name: 'with the link of a mail in the cookie',
      headers: { cookie: `${name}=${own.mailTokens.live.signInLinkToken}`, origin: CONSOLE },
      isStranger: true,
      may: never,
    },
    {
      name: 'with the link of a mail',
      headers: bearer(own.mailTokens.live.memberInvitationToken),
      isStranger: true,
      may: never,
    },
    {
      name: 'with an unknown session',
      headers: { cookie: `${name}=svc_ss_unknown`, origin: CONSOLE },
      isStranger: true,
      may: never,
    },
  ]
}

/** Calls an operation as everybody: whom the table of routes does not name is refused and changes nothing. */
export async function callAsEverybody(
  bench: Bench,
  operation: Operation,
  callers: readonly Caller[],
): Promise<void> {
  const needed = neededBy(operation)
  if (isDescribedOtherwise(operation, needed)) {
    const sending = { operation, what: 'its description', kind: 'callers' }
    bench.fault(sending, 'It asks for another scope than test/kit/routes.txt says.')
  }
  if (needed.kind === 'anybody') return
  const draft = validDraft(operation, bench.values.own)
  const call = (caller: Caller) => {
    const sending: Sending = { operation, what: caller.name, kind: 'callers' }
    if (caller.isStranger) sending.isStranger = true
    return bench.send(write(operation, draft, caller.headers), sending)
  }
  const { name } = operation
  const judged = callers.filter((caller) => {
    if (ABOUT_THEMSELVES.has(caller.name) && needed.kind === 'memberSession') return false
    return !OPTIONAL_KEY.has(name) || 'authorization' in caller.headers
  })
  const more = MORE_SCOPES[name]
  const mayCall = ({ may }: Caller) =>
    may(needed) && (more === undefined || may({ kind: 'secretKey', scope: more }))
  const refused = judged.filter((caller) => !mayCall(caller))
  for (const caller of refused) {
    const answer = await call(caller)
    if (!isRefusal(answer)) note(bench, { operation, caller, answer })
  }
  const about = { operation, what: 'callers who may not', kind: 'callers' }
  const changed = await bench.settle(about)
  const half = [...changed].filter((name) => !NOTED.has(name))
  if (half.length > 0) bench.fault(about, `Refused callers changed ${half.join(', ')}.`)
  // What is refused to its own callers says nothing about who they are.
  for (const caller of REFUSED[name] === undefined ? judged.filter(mayCall) : []) {
    const answer = await call(caller)
    if (isRefusal(answer)) note(bench, { operation, caller, answer })
    await bench.settle({ ...about, what: caller.name })
  }
}

function isRefusal({ status, body }: Answer): boolean {
  return (status === 401 || status === 403) && body?.error?.code !== 'exceeded_limit'
}

function note(
  bench: Bench,
  { operation, caller, answer }: { operation: Operation; caller: Caller; answer: Answer },
): void {
  const verb = isRefusal(answer) ? 'is refused' : 'is let in'
  bench.fault(
    { operation, what: caller.name, kind: 'callers' },
    `Who calls it ${caller.name} ${verb}, which test/kit/routes.txt does not say (${answer.status} ${answer.text.slice(0, 200)}).`,
  )
}
