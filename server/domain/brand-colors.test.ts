import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { brandColors, contrast } from './brand-colors.ts'

test('a colour that is readable already stays as it is', () => {
  expect(brandColors('#3d55cc').light).toEqual({ accent: '#3d55cc', onAccent: '#ffffff' })
  expect(brandColors('#ffd400').dark).toEqual({ accent: '#ffd400', onAccent: '#10131f' })
})

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
})

test('every colour becomes readable on both grounds, and so does the text on it', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(color, (given) => {
      const { light, dark } = brandColors(given)
      expect(contrast(light.accent, '#ffffff')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(dark.accent, '#171a26')).toBeGreaterThanOrEqual(4.5)
      for (const { accent, onAccent } of [light, dark])
        expect(contrast(accent, onAccent)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
