import type { WorkspaceRecord } from '../db/directory-records.ts'
import type { EmbedSessionRecord } from '../db/find-embed-session.ts'
import type { ShareRecord } from '../db/find-share.ts'
import type { Actor } from '../db/scope.ts'
import type { Locale } from '../locales/format.ts'
import type { Ctx } from './ctx.ts'

/** The context of one partner's page, for which a host has asked for a session. */
export interface EmbedCtx extends Ctx {
  session: EmbedSessionRecord
  /** The language that the page asks for. */
  locale: Locale
  /** The same as a tag, when it is a page that asks for one of ours: whoever looks at it reads that. */
  language: string | null
}

/** A partner who proved the address and is signed in. */
export interface PartnerCtx extends Ctx {
  partnerId: string
  /** The program that they came to, if it was said. */
  programId: string | null
  email: string
  /** Names the session, to end it. */
  sessionId: string
  signedInAt: Date
  /** The session is one of 30 days: what moves money takes a recent sign-in. */
  isRemembered: boolean
  /** What the page asks for, as far as it is one of ours. */
  language: string | null
}

/** The context of whoever reads a shared report. */
export interface ShareCtx extends Ctx {
  share: ShareRecord
}

/** Who calls the API on behalf of a workspace: the holder of a secret key, or a member's browser. */
export interface Caller {
  /** Names whoever is counted by the rate limiter. */
  readonly id: string
  readonly scopes: readonly string[]
  readonly workspace: Pick<WorkspaceRecord, 'id' | 'plan'>
  readonly actor: Extract<Actor, { type: 'key' | 'member' }>
}
