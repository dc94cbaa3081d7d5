import { describe, expect, test } from 'bun:test'
import { stepForPartner } from './embed.ts'
import { confidential, message, money } from './message/message.ts'
import { say, type Speech } from './message/say.ts'

const ID = 'cm_01KX0000000000000'.slice(0, 19)
const OTHER = 'pn_01KX0000000000000'.slice(0, 19)
const said = (...step: Parameters<typeof stepForPartner>) => say(stepForPartner(...step))

describe('a step for a partner', () => {
  test('of an earlier version is a sentence in which nobody else is named', () => {
    expect(said('system:x canceled it: fraud.')).toBe('The program canceled it.')
    expect(stepForPartner('There is no holding period.')).toEqual({
      text: 'There is no holding period.',
    })
  })

  test('says what it says to partners instead, also within another', () => {
    const held = confidential('It is held: {finding}', { finding: 'x' }, message('It is held.'))
    expect(stepForPartner(held)).toEqual({ text: 'It is held.' })
    const around = message('Modifier {number}: {reason}', { number: 1, reason: held })
    expect(said(around)).toBe('Modifier 1: It is held.')
  })

  test('names the program, not who of it, in every language', () => {
    const actor = { code: 'key:key_1', means: message('The program') }
    const step = message('{actor} took back {amount} by hand.', { actor, amount: money(5n, 'usd') })
    expect(said(step)).toBe('The program took back 0.05 USD by hand.')
    const plain: Speech = { language: 'en', words: {}, plain: false }
    expect(say(stepForPartner(step), plain)).toBe('The program took back $0.05 by hand.')
    expect(JSON.stringify(stepForPartner(step))).not.toContain('key_1')
  })

  test('has own ids only, wherever they stand', () => {
    const about = { id: { id: ID }, text: `of ${OTHER} and ${ID}`, typed: { quoted: OTHER } }
    const step = message('{id} {text} {typed}', about)
    expect(said(step, [ID])).toBe(`${ID} of … and ${ID} "…"`)
    expect(said(step)).toBe('… of … and … "…"')
    expect(said(message('{reason}', { reason: { text: 'x {a}', values: { a: OTHER } } }))).toBe(
      'x …',
    )
  })

  test('keeps figures, and what has no values', () => {
    const step = message('{a} {b} {c}', { a: 3, b: { day: '2026-01-31' }, c: money(5n, 'usd') })
    expect(stepForPartner(step)).toEqual(step)
    expect(stepForPartner({ text: 'a' })).toEqual({ text: 'a' })
  })
})
