import { expect, test } from 'bun:test'
import { findMoves } from './find-moves.ts'

const row = (partnerId: string | null, saleAmount: number) => {
  return { partnerId, clicks: 10, sales: 1, saleAmount }
}

test('the largest changes come first, up or down, with all links of a partner', () => {
  const now = [row('pn_a', 100), row('pn_a', 200), row('pn_b', 50), row(null, 9_000)]
  const before = [row('pn_b', 500), row('pn_c', 40), row('pn_a', 250)]
  const moves = findMoves(now, before)
  expect(moves.map(({ partnerId }) => partnerId)).toEqual(['pn_b', 'pn_a', 'pn_c'])
  expect(moves[1]?.now).toEqual({ clicks: 20, sales: 2, revenue: 300 })
  expect(moves[2]?.now).toEqual({ clicks: 0, sales: 0, revenue: 0 })
})

test('who brought the same is not listed, and five are enough', () => {
  const many = Array.from({ length: 8 }, (_, i) => row(`pn_${i}`, i))
  const moves = findMoves(many, [])
  expect(moves.map(({ partnerId }) => partnerId)).toEqual(['pn_7', 'pn_6', 'pn_5', 'pn_4', 'pn_3'])
})
