import { internal } from '../message/message.ts'
import { flag, wholeNumber } from './fields.ts'
import type { FraudRule } from './types.ts'

/** A few addresses click on and on, under whatever browsers. */
export const clickVelocity: FraudRule<'clickVelocity'> = {
  title: 'Too many clicks by too few visitors',
  fields: {
    enabled: flag(true),
    maxClicksPerHour: wholeNumber(60, 1, 100_000),
    maxClicksPerVisitor: wholeNumber(5, 1, 1_000),
  },
  judge({ click }, { maxClicksPerHour, maxClicksPerVisitor }) {
    const { clicksInHour: clicks = null, distinctVisitors: visitors = null } = click ?? {}
    if (clicks === null || visitors === null) return null
    if (clicks <= maxClicksPerHour || clicks <= maxClicksPerVisitor * visitors) return null
    return {
      severity: 'medium',
      evidence: { clicksInHour: String(clicks), distinctVisitors: String(visitors) },
      sentence: internal('internal.fraud.click-velocity', { clicks, visitors }),
    }
  },
}
