import { describe, expect, test } from 'bun:test'
import { internal } from '../message/message.ts'
import { judge } from './sample.ts'

describe('a banned source', () => {
  test('is a host that fits a pattern; the first that fits is named', () => {
    const hosts = ['other.example', '*coupon*', 'best-coupons.example']
    expect(
      judge('bannedSource', { click: { referrerHost: 'best-coupons.example' } }, { hosts }),
    ).toEqual({
      severity: 'high',
      evidence: { host: 'best-coupons.example', pattern: '*coupon*' },
      sentence: internal('internal.fraud.banned-source', {
        host: 'best-coupons.example',
        pattern: '*coupon*',
      }),
    })
    expect(judge('bannedSource', {}, { hosts })).toBeNull()
  })

  test('is not an unknown one', () => {
    for (const click of [null, { referrerHost: null }, { referrerHost: '' }]) {
      expect(judge('bannedSource', { click }, { hosts: ['*'] })).toBeNull()
    }
  })
})
