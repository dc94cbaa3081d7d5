import { internal } from '../message/message.ts'
import { flag } from './fields.ts'
import { sharedTraits } from './same-person.ts'
import type { FraudRule } from './types.ts'

const MAX_NAMED = 5

/** Flags one person who is enrolled as two partners. */
export const duplicateIdentity: FraudRule<'duplicateIdentity'> = {
  title: 'Two partners are one person',
  fields: { enabled: flag(true) },
  judge({ partner, otherPartners }) {
    const twins = otherPartners
      .filter(({ partnerId }) => partnerId !== partner.partnerId)
      .map((other) => ({ id: other.partnerId, traits: sharedTraits(partner, other) }))
      .filter(({ traits }) => traits.length > 0)
    if (twins.length === 0) return null
    const traits = (['payout', 'email'] as const).filter((trait) =>
      twins.some((twin) => twin.traits.includes(trait)),
    )
    const named = twins.slice(0, MAX_NAMED).map(({ id }) => id)
    const match = traits.length > 1 ? 'both' : traits[0]!
    const partners = named.join(', ')
    return {
      severity: traits.includes('payout') ? 'high' : 'medium',
      evidence: {
        match: traits.join(', '),
        partners,
        count: String(twins.length),
      },
      sentence: internal(`internal.fraud.shared-${match}`, { partners }),
    }
  },
}
