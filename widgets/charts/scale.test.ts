import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { farFrom, gridOf, pointsOf } from './scale.ts'

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

describe('words beside a dotted line', () => {
  const at = (...heights: number[]) => heights.map((y, x): [number, number] => [x, y])

  test('stand where it is highest above the other one', () => {
    expect(farFrom(at(90, 40, 10, 80), at(90, 80, 30, 10))).toEqual({ at: 1, isBelow: false })
  })

  test('stand where it is lowest, when it is never above', () => {
    expect(farFrom(at(90, 95, 60), at(90, 20, 50))).toEqual({ at: 1, isBelow: true })
  })

  test('do not mind that the other one is shorter', () => {
    expect(farFrom(at(50, 20), at(50))).toEqual({ at: 0, isBelow: true })
  })
})
