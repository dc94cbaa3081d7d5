import { authorize, identify } from '../../core/authenticate.ts'
import { identifyPerson } from '../../core/authenticate-person.ts'
import { createCtx } from '../../core/ctx.ts'
import type { Deps } from '../../deps.ts'
import { addressBlock } from '../../domain/address.ts'
import type { EmbedNeed } from '../../domain/embed.ts'
import { ApiError } from '../../domain/errors.ts'
import type { KeyScope } from '../../domain/scopes.ts'
import { API_LOCALE } from '../../locales/format.ts'
import { admitBrowser } from '../admit-browser.ts'
import { authenticateEmbed } from '../authenticate-embed.ts'
import { authenticatePartner } from '../../core/authenticate-partner.ts'
import { authenticateShare } from '../authenticate-share.ts'
import { clientIp } from '../client-ip.ts'
import { admit, countStrangers } from '../rate-limit.ts'
import { noteLocale } from '../request-locale.ts'
import { requestOrigin } from '../request-origin.ts'
import type { Authenticate, Call } from '../route-hooks.ts'
import type { Access, Caller, Contexts } from './callers.ts'
import { withIdempotency } from './idempotency.ts'

/** Completes the context of a caller once the body is valid. */
type Complete = (body: unknown) => Contexts[Caller]

/** Of requests whose caller was judged. */
const judged = new WeakMap<Request, Complete>()

/**
 * Makes what judges a caller before the body is read, so that a stranger costs little and learns nothing
 * about shapes; undefined where what is sent says who calls.
 */
export function authenticate(deps: Deps, access: Access): Authenticate | undefined {
  const judge = chooseJudge(deps, access)
  if (!judge) return undefined
  return async (call) => {
    if (!judged.has(call.request)) judged.set(call.request, await judge(call))
  }
}

/** Returns the context of a call whose input is valid. */
export function completeContext(
  deps: Deps,
  { caller }: Access,
  { call, body }: { call: Call; body: unknown },
): Contexts[Caller] {
  if (caller === 'browser') return { deps, browser: admitBrowser(deps, call) }
  return judged.get(call.request)?.(body) ?? { deps }
}

function chooseJudge(deps: Deps, access: Access): ((call: Call) => Promise<Complete>) | undefined {
  switch (access.caller) {
    case 'key':
      return (call) => judgeKey(deps, call, access.scope)
    case 'anyKey':
      return (call) => judgeAnyKey(deps, call)
    case 'person':
      return (call) => judgePerson(deps, call)
    case 'embed':
      return (call) => judgeEmbed(deps, call, access.scope)
    case 'partner':
      return (call) => judgePartner(deps, call)
    case 'share':
      return (call) => judgeShare(deps, call)
    case 'browser':
    case 'page':
    case 'secret':
    case 'anyone':
      return undefined
  }
}

async function judgeKey(deps: Deps, call: Call, needed: KeyScope): Promise<Complete> {
  const { request, set } = call
  const caller = await countStrangers(deps, call, identify(deps, request))
  const { actor } = caller
  const isKey = actor.type === 'key'
  admit(deps.limits[isKey ? 'keys' : 'people'].take(caller.id), set.headers)
  if (isKey) deps.keyUse.seen(caller.workspace.id, caller.id)
  const locale = isKey ? API_LOCALE : noteLocale(request, set.headers)
  const scope = authorize(caller, needed)
  const ctx = createCtx(deps, { ...scope, request: requestOrigin(deps, call) }, locale)
  // Another member's answer must not be had by guessing the key of the request.
  const owner = actor.type === 'member' ? `member:${actor.personId}:` : ''
  return (body) => withIdempotency(ctx, { request, body, owner })
}

async function judgeAnyKey(deps: Deps, call: Call): Promise<Complete> {
  const { request, set } = call
  const { actor, id: keyId } = await countStrangers(deps, call, identify(deps, request))
  if (actor.type !== 'key') {
    throw new ApiError('unauthorized', 'Send the header "Authorization: Bearer svc_sk_…".')
  }
  admit(deps.limits.keys.take(keyId), set.headers)
  const authorization = request.headers.get('authorization') ?? ''
  return () => ({ deps, keyId, authorization })
}

async function judgePerson(deps: Deps, call: Call): Promise<Complete> {
  const { request, set } = call
  set.headers['cache-control'] = 'private, no-store'
  const person = await countStrangers(deps, call, identifyPerson(deps, request))
  admit(deps.limits.people.take(person.personId), set.headers)
  noteLocale(request, set.headers)
  return () => ({ deps, person })
}

async function judgeEmbed(deps: Deps, call: Call, need: EmbedNeed): Promise<Complete> {
  const { request, set } = call
  set.headers['cache-control'] = 'private, no-store'
  const caller = await countStrangers(deps, call, authenticateEmbed(deps, request, need))
  admit(deps.limits.embeds.take(caller.session.id), set.headers)
  const scope = { ...caller.scope, request: requestOrigin(deps, call) }
  // Another partner's answer must not be had by guessing the key of the request.
  const owner = `embed:${caller.session.enrollmentId}:`
  return (body) => withIdempotency({ ...caller, scope }, { request, body, owner })
}

async function judgePartner(deps: Deps, call: Call): Promise<Complete> {
  const { request, set } = call
  const caller = await countStrangers(deps, call, authenticatePartner(deps, request))
  admit(deps.limits.partners.take(caller.partnerId), set.headers)
  const scope = { ...caller.scope, request: requestOrigin(deps, call) }
  return () => ({ ...caller, scope })
}

async function judgeShare(deps: Deps, call: Call): Promise<Complete> {
  const { request, server, set } = call
  set.headers['cache-control'] = 'private, no-store'
  set.headers['x-robots-tag'] = 'noindex'
  const address = clientIp(deps.config, request, server)
  admit(deps.limits.visitors.take(addressBlock(address)), set.headers)
  const caller = await authenticateShare(deps, request.headers)
  const scope = { ...caller.scope, request: requestOrigin(deps, call) }
  return () => ({ ...caller, scope })
}
