import { describe, expect, test } from 'bun:test'
import { internal } from '../message/message.ts'
import { judge } from './sample.ts'

describe('clicks are too many', () => {
  const clicks = (clicksInHour: number | null, distinctVisitors: number | null) =>
    judge('clickVelocity', { click: { clicksInHour, distinctVisitors } })

  test('above the number for the hour, when too few visitors made them', () => {
    expect(clicks(61, 12)).toEqual({
      severity: 'medium',
      evidence: { clicksInHour: '61', distinctVisitors: '12' },
      sentence: internal('internal.fraud.click-velocity', { clicks: 61, visitors: 12 }),
    })
    expect(clicks(60, 1)).toBeNull()
    expect(clicks(61, 13)).toBeNull()
    expect(clicks(65, 13)).toBeNull()
    expect(clicks(66, 13)).not.toBeNull()
  })

  test('never when one of the numbers is unknown', () => {
    expect([clicks(null, 1), clicks(1000, null)]).toEqual([null, null])
    expect(judge('clickVelocity', { click: null })).toBeNull()
  })
})
