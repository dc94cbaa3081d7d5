import type { RequestOrigin } from '../../db/scope.ts'
import type { PersonSession } from '../../db/find-person.ts'
import type { Deps } from '../../deps.ts'
import type { EmbedNeed } from '../../domain/embed.ts'
import { findFeature, type Feature } from '../../domain/plan.ts'
import type { KeyScope } from '../../domain/scopes.ts'
import type { EmbedCtx, PartnerCtx, ShareCtx } from '../../core/callers.ts'
import type { Ctx } from '../../core/ctx.ts'

/** The context of somebody who is signed in to the console. */
export interface PersonCtx {
  deps: Deps
  person: PersonSession
}

/** The context of a call that is passed on with its secret key. */
export interface AnyKeyCtx {
  deps: Deps
  keyId: string
  authorization: string
}

/** The context of a browser that signs in: it is counted, and pages of other sites are refused. */
export interface SignInCtx {
  deps: Deps
  browser: { headers: Headers; address: string; origin: RequestOrigin }
}

/** The context of an operation that looks itself who calls, or answers anybody. */
export interface OpenCtx {
  deps: Deps
}

/** What an operation gets as `ctx`, by who calls it. */
export interface Contexts {
  /** A secret key, or a member who is signed in. */
  key: Ctx
  /** Any secret key, whatever its scopes. */
  anyKey: AnyKeyCtx
  /** Somebody who is signed in to the console, in whichever workspace. */
  person: PersonCtx
  /** The session of one partner's dashboard. */
  embed: EmbedCtx
  /** A signed-in partner. */
  partner: PartnerCtx
  /** Whoever has the link of a shared report. */
  share: ShareCtx
  /** A browser that signs in: a password, token or signature in the body says who calls. */
  browser: SignInCtx
  /** A page of an allowed host: the operation checks its publishable key. */
  page: OpenCtx
  /** A token or signature in the request says who calls, and the operation checks it. */
  secret: OpenCtx
  /** Anybody. */
  anyone: OpenCtx
}
export type Caller = keyof Contexts

/** Who may call an operation, and with which right. */
export type Access =
  | { caller: 'key'; scope: KeyScope }
  | { caller: 'embed'; scope: EmbedNeed }
  | { caller: Exclude<Caller, 'key' | 'embed'> }

/** Admits secret keys, and members who are signed in, that have a scope, where the plan includes its feature. */
export const byKey = (scope: KeyScope, plan: Feature | null = findFeature(scope)) =>
  ({ caller: 'key', scope, plan }) as const

/** Admits the sessions of dashboards that may do what is needed. */
export const byEmbed = (scope: EmbedNeed) => ({ caller: 'embed', scope }) as const

export const byAnyKey = { caller: 'anyKey' } as const
export const byPerson = { caller: 'person' } as const
export const byPartner = { caller: 'partner' } as const
export const byShare = { caller: 'share' } as const
export const byBrowser = { caller: 'browser' } as const
export const byPage = { caller: 'page' } as const
export const bySecret = { caller: 'secret' } as const
export const byAnyone = { caller: 'anyone' } as const

/** Says in the API's description who may call; undefined where the route's path says it. */
export function describeAccess(access: Access): Record<string, string[]>[] | undefined {
  switch (access.caller) {
    case 'key':
      return [{ secretKey: [access.scope] }, { memberSession: [access.scope] }]
    case 'embed':
      return [{ embedSession: /^stand|^status/.test(access.scope) ? [] : [access.scope] }]
    case 'anyKey':
      return [{ secretKey: [] }]
    case 'person':
      return [{ memberSession: [] }]
    case 'partner':
      return [{ partnerSession: [] }]
    case 'share':
      return [{ shareLink: [] }]
    case 'browser':
    case 'secret':
      return [{}]
    case 'page':
    case 'anyone':
      return undefined
  }
}
