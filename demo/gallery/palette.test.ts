import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { generatePalette, hexOf, measureContrast } from './palette.ts'

const failing = (brand: string) =>
  measureContrast(generatePalette(brand)).filter(({ ratio, least }) => ratio < least)

test.each(['#ffffff', '#000000', '#e6ff00', '#00ff00', '#0000ff', '#808080', '#ff0000'])(
  'the brand colour %s gives pairs of sufficient contrast in light and dark',
  (brand) => {
    expect(failing(brand)).toEqual([])
  },
)

test('any brand colour gives pairs of sufficient contrast in light and dark, always the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const brand = `#${value.toString(16).padStart(6, '0')}`
      expect(failing(brand)).toEqual([])
      expect(generatePalette(brand)).toEqual(generatePalette(brand))
    }),
    { numRuns: 300 },
  )
})

test('a brand colour that is dark enough is the accent itself', () => {
  expect(generatePalette('#3d55cc')['--svc-color-accent']!.light).toBe('#3d55cc')
})

test('a pair that is too pale is measured as such', () => {
  const palette = generatePalette('#3d55cc')
  const pale = { ...palette, '--svc-color-text': { light: '#999999', dark: '#ffffff' } }
  expect(measureContrast(pale).filter(({ ratio, least }) => ratio < least)).toMatchObject([
    { color: 'text', on: 'surface', scheme: 'light', ratio: expect.closeTo(2.85, 2), least: 4.5 },
    { color: 'text', on: 'sunken', scheme: 'light', least: 4.5 },
  ])
})

test('colours are read in every notation of CSS, and what is none is not', () => {
  expect(hexOf('rebeccapurple')).toBe('#663399')
  expect(hexOf('oklch(50.5% 0.185 24)')).toMatch(/^#[\da-f]{6}$/)
  expect(['', 'nonsense', '#12', '#ffffff80', 'red;}'].map(hexOf)).toEqual(Array(5).fill(undefined))
})
