import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { sepaId, sepaText } from './sepa-text.ts'

describe('sepaText', () => {
  test.each([
    ['Müller & Söhne GmbH', 'Mueller + Soehne GmbH'],
    ['<Nm>Eve</Nm>', 'Nm Eve /Nm'],
    ['grace_okoro@example.com', 'grace-okoro(at)example.com'],
    ['//leading and trailing//', 'leading and trailing'],
    ['100% "fun"; #1', "100 'fun', 1"],
    ['line\nbreak', 'line break'],
    ['🎉🎉', ''],
  ])('writes %p as %p', (text, expected) => {
    expect(sepaText(text, 140)).toBe(expected)
  })

  test('keeps to the characters and the length for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 140 }), (text, max) => {
        const written = sepaText(text, max)
        expect(written).toMatch(/^[A-Za-z0-9/?:().,'+ -]*$/)
        expect(written.length).toBeLessThanOrEqual(max)
        expect(written).not.toMatch(/^[ /]|[ /]$|\/\//)
      }),
    )
  })
})

test('sepaId keeps every id apart', () => {
  expect(sepaId('tr_0abcXYZ')).toBe('tr-0abcXYZ')
})
