import { internal } from '../message/message.ts'
import { flag } from './fields.ts'
import { sharedTraits } from './same-person.ts'
import type { FraudRule } from './types.ts'

/** The partner, or another one who seems to be the same person, was banned before. */
export const banElsewhere: FraudRule<'banElsewhere'> = {
  title: 'The person is banned from another program',
  fields: { enabled: flag(true) },
  judge({ programId, partner, otherPartners }) {
    const own = partner.bannedProgramIds.find((id) => id !== programId)
    if (own !== undefined) {
      return {
        severity: 'high',
        evidence: { program: own, partner: partner.partnerId },
        sentence: internal('internal.fraud.banned', { program: own }),
      }
    }
    const twin = otherPartners.find(
      (other) =>
        other.partnerId !== partner.partnerId &&
        other.bannedProgramIds.length > 0 &&
        sharedTraits(partner, other).length > 0,
    )
    if (!twin) return null
    const program = twin.bannedProgramIds[0]!
    const match = sharedTraits(partner, twin).join(', ')
    return {
      severity: 'high',
      evidence: { program, partner: twin.partnerId, match },
      sentence: internal('internal.fraud.twin-banned', { partner: twin.partnerId, program }),
    }
  },
}
