import { describe, expect, test } from 'bun:test'
import { format } from '../locales/format.ts'
import { localeOf } from '../locales/locale.ts'
import { forPartner, messageForPartner } from './embed.ts'
import { confidential, message, money, type Value } from './message/message.ts'

const ID = 'cm_01KX0000000000000'.slice(0, 19)
const OTHER = 'pn_01KX0000000000000'.slice(0, 19)
const shown = (...given: Parameters<typeof messageForPartner>) =>
  format(messageForPartner(...given))
const limit = (value: Value) => message('reward.limit', { limit: value })

describe('a message for a partner', () => {
  test('says what it says to partners instead, also within another', () => {
    const instead = message('commission.held')
    const held = confidential('internal.commission.held', { finding: 'x' }, instead)
    expect(messageForPartner(held)).toEqual(instead)
    expect(forPartner(held)).toEqual(instead)
    const around = message('earning.modifier-reason', { number: 1, reason: held })
    expect(shown(around)).toBe('Exception 1: On hold until the program reviews it.')
  })

  test('names the program, not who of it, in every language', () => {
    const actor = { name: 'key:key_1', means: message('commission.by-program') }
    const step = message('commission.custom.taken', { actor, amount: money(5n, 'usd') })
    expect(shown(step)).toBe('The program deducted 0.05 USD manually.')
    const english = format(messageForPartner(step), localeOf('en'))
    expect(english).toBe('The program deducted $0.05 manually.')
    expect(JSON.stringify(messageForPartner(step))).not.toContain('key_1')
  })

  test('has own ids only, wherever they stand', () => {
    const text = limit(`of ${OTHER} and ${ID}`)
    expect(shown(text, [ID])).toBe(`Up to of … and ${ID}`)
    expect(shown(text)).toBe('Up to of … and …')
    expect(shown(limit({ id: ID }), [ID])).toBe(`Up to ${ID}`)
    expect(shown(limit({ id: ID }))).toBe('Up to …')
    expect(shown(limit({ quoted: OTHER }), [ID])).toBe('Up to "…"')
    expect(shown(limit(limit(OTHER)))).toBe('Up to Up to …')
  })

  test('keeps figures, and what has no values', () => {
    for (const value of [3, { day: '2026-01-31' }, money(5n, 'usd')]) {
      expect(messageForPartner(limit(value))).toEqual(limit(value))
    }
    expect(messageForPartner(message('value.true'))).toEqual({ code: 'value.true' })
  })
})
