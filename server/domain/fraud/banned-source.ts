import { internal } from '../message/message.ts'
import { flag, list, readHostPattern } from './fields.ts'
import { fitsHostPattern } from './host-pattern.ts'
import type { FraudRule } from './types.ts'

/** The click came from a site that the program does not want. */
export const bannedSource: FraudRule<'bannedSource'> = {
  title: 'The visitor came from a banned site',
  fields: {
    enabled: flag(true),
    hosts: list([], 'a host such as example.com, *.example.com or *coupon*', readHostPattern),
  },
  judge({ click }, { hosts }) {
    const host = click?.referrerHost
    if (!host) return null
    const pattern = hosts.find((one) => fitsHostPattern(one, host))
    if (pattern === undefined) return null
    return {
      severity: 'high',
      evidence: { host, pattern },
      sentence: internal('internal.fraud.banned-source', { host, pattern }),
    }
  },
}
