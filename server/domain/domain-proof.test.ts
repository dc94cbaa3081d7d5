import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import {
  challengeRecords,
  checkProof,
  domainStatus,
  GRACE_MS,
  isOwnHost,
  provesDomain,
  type Proof,
} from './domain-proof.ts'

const token = fc.stringMatching(/^[0-9A-Za-z]{32}$/)
const NOTHING = { txt: [], cname: [] }

describe('a record', () => {
  test('of either kind proves a domain for its own workspace alone', () => {
    fc.assert(
      fc.property(token, token, (own, other) => {
        const { txt, cname } = challengeRecords('go.example.com:8080', own, 'Refer.example.com')
        expect([txt.name, cname.name]).toEqual(Array(2).fill('_svc-challenge.go.example.com'))
        const found = [
          { ...NOTHING, txt: ['v=spf1', txt.value] },
          { ...NOTHING, cname: [cname.value.toUpperCase()] },
        ]
        for (const one of found) {
          expect(provesDomain(one, own)).toBe(true)
          if (own.toLowerCase() !== other.toLowerCase())
            expect(provesDomain(one, other)).toBe(false)
        }
        expect(provesDomain({ txt: [own], cname: ['refer.example.com'] }, own)).toBe(false)
        expect(provesDomain(NOTHING, own)).toBe(false)
      }),
    )
  })
})

describe('a proof', () => {
  const checks = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: GRACE_MS })), {
    maxLength: 30,
  })

  test('is lost when its record was missing in every look for the grace period, and only then', () => {
    fc.assert(
      fc.property(checks, (steps) => {
        let proof: Proof = { verifiedAt: new Date(0), failingSince: null, lostAt: null }
        let now = 0
        let missingSince: number | null = null
        for (const [proved, pause] of steps) {
          now += pause
          missingSince = proved ? null : (missingSince ?? now)
          proof = checkProof(proof, { proved, at: new Date(now) })
          const isLost: boolean = missingSince !== null && now - missingSince >= GRACE_MS
          const expected = isLost ? 'lost' : proved ? 'verified' : 'failing'
          expect(domainStatus(proof)).toBe(expected)
          if (isLost) return
        }
      }),
    )
  })

  test('that never was is unverified', () => {
    const none = { verifiedAt: null, failingSince: null, lostAt: null }
    expect(domainStatus(none)).toBe('unverified')
  })
})

test.each([
  ['refer.example.com', true],
  ['refer.example.com:8443', true],
  ['www.refer.example.com', true],
  ['go.refer.example.com', false],
  ['example.com', false],
  ['xrefer.example.com', false],
])('the own host of refer.example.com includes %p: %p', (slug, own) => {
  expect(isOwnHost(slug, 'refer.example.com')).toBe(own)
  expect(isOwnHost(slug, 'www.refer.example.com:3000')).toBe(own)
})
