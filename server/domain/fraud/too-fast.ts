import { internal } from '../message/message.ts'
import { flag, wholeNumber } from './fields.ts'
import type { FraudRule } from './types.ts'

/**
 * Flags a conversion that came too soon after its click: nobody reads a page and fills in a form within
 * seconds.
 */
export const tooFast: FraudRule<'tooFast'> = {
  title: 'The conversion followed the click too fast',
  fields: { enabled: flag(true), minSeconds: wholeNumber(5, 1, 3600) },
  judge({ click, atMs }, { minSeconds }) {
    const elapsedMs = click ? atMs - click.atMs : -1
    // An event that was back-filled with a time before its click says nothing.
    if (elapsedMs < 0 || elapsedMs >= minSeconds * 1000) return null
    const seconds = Math.floor(elapsedMs / 1000)
    return {
      severity: 'medium',
      evidence: { seconds: String(seconds), minSeconds: String(minSeconds) },
      sentence: internal('internal.fraud.too-fast', { seconds, minSeconds }),
    }
  },
}
