import { sql } from 'drizzle-orm'
import type { BatchCtx } from '../../../core/ctx.ts'
import { exclusive } from '../../../core/transact.ts'
import { rowLoader } from '../../../db/loader.ts'
import { json, row } from '../../../db/row.ts'
import { judgeEvent } from '../../../domain/fraud/judge-event.ts'
import { readFraudSettings } from '../../../domain/fraud/settings.ts'
import type { FraudFacts, FraudVerdict } from '../../../domain/fraud/types.ts'
import { confidential, message } from '../../../domain/message/message.ts'
import type { EarningEvent } from '../commissions/accrue/earning-event.ts'
import type { Standing } from '../commissions/accrue/standing.ts'
import type { NewCommission } from '../commissions/accrue/store-commissions.ts'
import { holdUnpaid } from './inspect-enrollment.ts'
import { loadFacts, type KnownFacts, type LastingFlag, type Suspect } from './load-facts.ts'
import { spareReleased } from './spare-released.ts'
import {
  flagOfCommission,
  lastingFlag,
  makeRoom,
  newFindings,
  type NewFlag,
} from './flag-writes.ts'

interface Inspected {
  standing: Standing
  event: EarningEvent
  commission: NewCommission
}

/**
 * Applies the fraud rules to a commission about to be stored: it is held, with its flags, when something
 * speaks against the event or its partner. The standing must be locked.
 */
export async function inspectEvent(
  ctx: BatchCtx,
  { standing, event, commission }: Inspected,
): Promise<NewCommission> {
  const { deps } = ctx
  if (commission.earningsMinor === 0n && commission.holdReason !== 'rate_missing') return commission
  const suspect = suspectOf(standing)
  const settings = readFraudSettings(standing.program.fraudSettings ?? {})
  const { clickId, linkNum } = event.source
  const paymentFingerprint = fingerprintOf(event)
  const known = await loadFacts(ctx, {
    suspect,
    settings,
    event: { at: event.at, clickId, linkNum, paymentFingerprint },
  })
  const { ofEvent: found, ofPartner } = judgeEvent(factsOf(suspect, event, known), settings)
  const { enrollmentId } = suspect
  const ofEvent = await spareReleased(ctx, { enrollmentId, customerId: event.customer.id }, found)
  const news = newFindings(ofPartner, known.flags)
  const at = new Date(deps.clock.now())
  if (news.length > 0) {
    // It changes the partner's other commissions, which other events may be about.
    const own = exclusive(ctx)
    await makeRoom(own, { flags: known.flags, news })
    await holdUnpaid(own, { enrollmentId, at })
  }
  const about = { commissionId: commission.id, customerId: event.customer.id, at }
  const flags = [
    ...ofEvent.map((verdict) => flagOfCommission(deps.ids, suspect, { ...about, verdict })),
    ...news.map((verdict) => lastingFlag(deps.ids, suspect, { verdict, at })),
  ]
  const open = known.flags.filter(({ status }) => status === 'open')
  return held(commission, { flags, findings: [...ofEvent, ...news], open })
}

/** Holds a commission of an enrollment that waits for a person, whatever it is for. */
export async function holdUnderReview(
  { tx, scope }: BatchCtx,
  commission: NewCommission,
): Promise<NewCommission> {
  const { partnerId, enrollmentId, earningsMinor } = commission
  if (earningsMinor <= 0n) return commission
  const row = await tx.load(scope, OPEN_FLAGS, { partnerId, enrollmentId })
  return held(commission, { flags: [], findings: [], open: row!.flags })
}

const OPEN_FLAGS = rowLoader<
  { partnerId: string; enrollmentId: string },
  { flags: Pick<LastingFlag, 'sentence'>[] }
>({
  row: row({ flags: json<Pick<LastingFlag, 'sentence'>[]>() }),
  name: 'open flags',
  key: '"partnerId" text, "enrollmentId" text',
  select: (ws, keys) => sql`
    select r.n, (select coalesce(json_agg(json_build_object('sentence', f.sentence) order by f.id), '[]')
      from fraud_flags f where f.workspace_id = ${ws} and f.partner_id = r."partnerId"
        and f.status = 'open' and f.enrollment_id = r."enrollmentId"
        and f.commission_id is null) as flags
    from ${keys}`,
})

/** The reason shown to the partner, who must not learn what was suspicious. */
const HELD = message('commission.held')

function held(
  commission: NewCommission,
  because: {
    flags: NewFlag[]
    findings: readonly FraudVerdict[]
    open: readonly Pick<LastingFlag, 'sentence'>[]
  },
): NewCommission {
  const { flags, findings, open } = because
  if (findings.length === 0 && open.length === 0) return commission
  const { explanation } = commission
  const steps = [
    ...explanation.steps,
    ...findings.map(({ sentence: finding }) =>
      confidential('internal.commission.held', { finding }, HELD),
    ),
    ...open.map(({ sentence: finding }) =>
      confidential('internal.commission.held-under-review', { finding }, HELD),
    ),
    message('commission.released-by-person'),
  ]
  return {
    ...commission,
    status: 'held',
    // One without an amount is looked at again when its rate has come.
    holdReason: commission.holdReason === 'rate_missing' ? 'rate_missing' : 'fraud',
    explanation: { ...explanation, steps },
    flags,
  }
}

function suspectOf({ program, enrollment, partner }: Standing): Suspect {
  const { id, email, country } = partner
  return {
    programId: program.id,
    enrollmentId: enrollment.id,
    partner: { id, email, country },
  }
}

const UNKNOWN_CLICK = { url: null, referrerHost: null, clicksInHour: null, distinctVisitors: null }

function factsOf({ programId }: Suspect, event: EarningEvent, known: KnownFacts): FraudFacts {
  const { clickedAtMs } = event.source
  const { email, country } = event.customer
  return {
    programId,
    atMs: event.at.getTime(),
    customer: { email, country, paymentFingerprint: fingerprintOf(event) },
    partner: known.partner,
    otherPartners: known.otherPartners,
    click: clickedAtMs === null ? null : { atMs: clickedAtMs, ...(known.click ?? UNKNOWN_CLICK) },
  }
}

const MAX_FINGERPRINT = 255

/** Returns the payment provider's fingerprint of the customer's card or account. */
function fingerprintOf({ metadata }: EarningEvent): string | null {
  const { paymentFingerprint } = metadata ?? {}
  if (typeof paymentFingerprint !== 'string') return null
  const text = paymentFingerprint.trim()
  return text === '' || text.length > MAX_FINGERPRINT ? null : text
}
