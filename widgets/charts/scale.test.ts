import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { gridOf, pointsOf, labelPlace } from './scale.ts'

describe('the grid', () => {
  test('has round numbers around the values', () => {
    expect(gridOf([0, 7, 3])).toEqual([0, 3, 6, 9])
    expect(gridOf([0, 1])).toEqual([0, 1])
    expect(gridOf([310, 1])).toEqual([0, 200, 400])
    expect(gridOf([12_345])).toEqual([0, 5_000, 10_000, 15_000])
  })

  test('begins below zero when something was taken back', () => {
    expect(gridOf([-50, 400])).toEqual([-200, 0, 200, 400])
    expect(gridOf([-50])).toEqual([-60, -40, -20, 0])
  })

  test('is there without any value', () => {
    expect(gridOf([])).toEqual([0, 1])
    expect(gridOf([0, 0])).toEqual([0, 1])
  })

  test('holds every value with at most six whole steps', () => {
    const values = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }))
    fc.assert(
      fc.property(values, (all) => {
        const grid = gridOf(all)
        expect(grid.length).toBeLessThanOrEqual(7)
        expect(grid.every(Number.isInteger)).toBe(true)
        for (const value of all) {
          expect(value).toBeGreaterThanOrEqual(grid[0]!)
          expect(value).toBeLessThanOrEqual(grid.at(-1)!)
        }
      }),
    )
  })
})

describe('points', () => {
  test('go from edge to edge and stand on the grid', () => {
    expect(pointsOf([0, 4, 8], [0, 4, 8])).toEqual([
      [0, 100],
      [50, 50],
      [100, 0],
    ])
  })

  test('one value stands in the middle', () => {
    expect(pointsOf([1], [0, 1])).toEqual([[50, 0]])
  })
})

describe('a word beside a dotted line', () => {
  const at = (...heights: number[]) =>
    heights.map((y, i): [number, number] => [(i / (heights.length - 1 || 1)) * 100, y])

  test('stands above it where the other one is far below', () => {
    expect(labelPlace(at(90, 40, 40, 80), at(90, 80, 80, 90))).toMatchObject({
      at: 1,
      y: 40,
      isBelow: false,
    })
  })

  test('stands below it where the other one is close above', () => {
    expect(labelPlace(at(60, 60, 60), at(55, 55, 55))).toMatchObject({ y: 60, isBelow: true })
  })

  test('stands between the two where there is room', () => {
    expect(labelPlace(at(95, 95, 95), at(20, 20, 20))).toMatchObject({ y: 95, isBelow: false })
  })

  test('stays inside where it can', () => {
    expect(labelPlace(at(5, 5, 5), at(80, 80, 80))).toMatchObject({ y: 5, isBelow: true })
  })

  test('does not mind that the other one is shorter', () => {
    expect(labelPlace(at(50, 20), at(50).slice(1))).toMatchObject({ y: 50, isBelow: true })
  })

  test('is touched by neither line', () => {
    const heights = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 60, maxLength: 60 })
    fc.assert(
      fc.property(heights, fc.integer({ min: 2, max: 30 }), (all, count) => {
        const before = at(...all.slice(0, count))
        const line = at(...all.slice(30, 30 + count))
        const room = labelPlace(before, line)
        const [x] = before[room.at]!
        const [from, to] = x < 50 ? [x, x + 15] : [x - 15, x]
        const [high, low] = room.isBelow ? [room.y, room.y + 10] : [room.y - 10, room.y]
        for (const points of [before, line]) {
          for (let along = from; along <= to; along++) {
            const y = heightAt(points, along)
            expect(y <= high + 1e-9 || y >= low - 1e-9).toBe(true)
          }
        }
      }),
    )
  })
})

/** Of a line, between its points too. */
function heightAt(points: readonly [number, number][], x: number): number {
  const place = (x / 100) * (points.length - 1)
  const i = Math.min(Math.floor(place), points.length - 2)
  const [[, one], [, other]] = [points[i]!, points[i + 1]!]
  return one + (other - one) * (place - i)
}
