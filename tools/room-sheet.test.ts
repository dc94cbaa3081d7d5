import { describe, expect, test } from 'bun:test'
import { roomSheet, type Length, type Room } from './room-sheet.ts'

const px = (height: number): Length => ({ em: 0, rem: 0, space: 0, px: height })
const room = (tag: string, ...heights: Length[]): Room => ({
  tag,
  steps: heights.map((height, at) => ({ from: at * 36, height })),
})
/** Without what only lays it out for readers. */
const sheetOf = (...rooms: Room[]) => roomSheet(rooms).replace(/\s+/g, ' ')

describe('the sheet that keeps room', () => {
  test('writes a height in the units that a page may change', () => {
    const height = { em: 4.241, rem: 2.25, space: 3, px: 2 }
    expect(sheetOf(room('svc-a', height))).toContain(
      '&:is(svc-a)::before { block-size: calc(4.241em + 2.25rem + 3 * var(--svc-space, 4px) + 2px); }',
    )
  })

  test('says once what is true of several elements', () => {
    const sheet = sheetOf(room('svc-a', px(80)), room('svc-b', px(80)), room('svc-c', px(90)))
    expect(sheet).toContain('&:is(svc-a, svc-b)::before { block-size: 80px; }')
    expect(sheet).toContain('&:is(svc-c)::before { block-size: 90px; }')
  })

  test('says for a wider place only what is different there', () => {
    const sheet = sheetOf(room('svc-a', px(80), px(40)), room('svc-b', px(80), px(80)))
    expect(sheet).toContain(
      '@container (min-width: 36em) { &:is(svc-a)::before { block-size: 40px; } }',
    )
  })

  test('gives the banner room only where its page says so, and draws nothing there', () => {
    const sheet = sheetOf(room('svc-discount-banner', { ...px(0), em: 3.75 }))
    expect(sheet).toContain('&:where([reserve]) { min-block-size: 3.75em;')
    expect(sheet).not.toContain('&:is(svc-discount-banner)')
  })

  test('draws in colours that bundlers leave as they are', () => {
    // Lightning CSS (Vite, Next.js) makes of `light-dark()` what only a sheet with `color-scheme` resolves.
    expect(sheetOf(room('svc-a', px(80)))).not.toContain('light-dark(')
  })
})
