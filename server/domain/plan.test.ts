import { describe, expect, test } from 'bun:test'
import type { ApiError } from './errors.ts'
import { localeOf } from '../locales/locale.ts'
import { errorOf } from '../locales/testing.ts'
import { allows, isPlan, limitsOf, PLANS, requirePlan, requireCapacity, type Plan } from './plan.ts'

function caught(run: () => void): ApiError | undefined {
  try {
    run()
    return undefined
  } catch (error) {
    return error as ApiError
  }
}

describe('plans', () => {
  test('open conversion tracking and the partner program from business on', () => {
    const open = (plan: Plan) => [
      allows(plan, 'conversionTracking'),
      allows(plan, 'partnerProgram'),
    ]
    expect(PLANS.map(open)).toEqual([
      [false, false],
      [false, false],
      [true, true],
      [true, true],
      [true, true],
    ])
  })

  test('refuse below with 403 forbidden and say which plan is needed and which one is there', () => {
    const error = caught(() => requirePlan('pro', 'conversionTracking'))
    expect(error?.code).toBe('forbidden')
    expect(error?.message).toBe(
      'Conversion tracking needs the business plan or higher. This workspace is on the pro plan.',
    )
    expect(caught(() => requirePlan('business', 'partnerProgram'))).toBeUndefined()
  })

  test('never have less room than the plan below', () => {
    for (let i = 1; i < PLANS.length; i++) {
      const smaller = limitsOf(PLANS[i - 1]!)
      const larger = limitsOf(PLANS[i]!)
      for (const noun of Object.keys(smaller) as (keyof typeof smaller)[]) {
        expect(larger[noun]).toBeGreaterThan(smaller[noun])
      }
    }
  })

  test('bound programs, groups and partners from business on, where there can be some', () => {
    const { programs, groups, partners } = limitsOf('business')
    expect(groups).toBeGreaterThanOrEqual(programs)
    expect(partners).toBeGreaterThanOrEqual(10_000)
    expect(
      caught(() => requireCapacity('business', 'programs', { existing: programs }))?.message,
    ).toBe(
      `The business plan includes ${programs} programs. Archive some, or switch to a larger plan.`,
    )
  })

  test('let the last one in and refuse the one after with exceeded_limit', () => {
    const { keys } = limitsOf('free')
    expect(caught(() => requireCapacity('free', 'keys', { existing: keys - 1 }))).toBeUndefined()
    expect(caught(() => requireCapacity('free', 'keys', { existing: keys }))?.code).toBe(
      'exceeded_limit',
    )
    expect(
      caught(() => requireCapacity('free', 'keys', { existing: keys - 1, adding: 2 }))?.message,
    ).toBe(`The free plan includes ${keys} keys. Remove some, or switch to a larger plan.`)
  })

  test('are told from other words', () => {
    expect([isPlan('business'), isPlan('Business'), isPlan('')]).toEqual([true, false, false])
  })
})

test.each(['links', 'partners', 'domains'] as const)('a full plan names its limit: %s', (noun) => {
  const limit = limitsOf('pro')[noun]
  const full = () => requireCapacity('pro', noun, { existing: limit })
  expect(errorOf(full).message).toBe(
    `The pro plan includes ${limit} ${noun}. Remove some, or switch to a larger plan.`,
  )
})

test.each(['links', 'partners'] as const)(
  'partners read of a limit in their language: %s',
  (noun) => {
    const full = () => requireCapacity('pro', noun, { existing: limitsOf('pro')[noun] })
    expect(errorOf(full, localeOf('de')).message).toStartWith('Hier ist kein Platz für weitere ')
  },
)
