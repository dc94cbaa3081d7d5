import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { COUNTRIES } from '../country.ts'
import { ApiError } from '../errors.ts'
import { formatError } from '../../locales/format-error.ts'
import { FRAUD_RULE_NAMES, FRAUD_RULES } from './index.ts'
import { checkFraudSettings, defaultFraudSettings, readFraudSettings } from './settings.ts'
import type { FraudSettings } from './types.ts'

const DEFAULTS: FraudSettings = {
  selfReferral: { enabled: true },
  duplicateIdentity: { enabled: true },
  banElsewhere: { enabled: true },
  paidTraffic: {
    enabled: true,
    networks: [
      'google',
      'microsoft',
      'x',
      'linkedin',
      'tiktok',
      'reddit',
      'snapchat',
      'quora',
      'yandex',
      'taboola',
      'outbrain',
      'criteo',
    ],
    allowedCampaigns: [],
    allowedHosts: [],
  },
  bannedSource: { enabled: true, hosts: [] },
  bannedCountry: { enabled: true, customerCountries: [], partnerCountries: [] },
  disposableEmail: { enabled: true, extraDomains: [], allowedDomains: [] },
  tooFast: { enabled: true, minSeconds: 5 },
  clickVelocity: { enabled: true, maxClicksPerHour: 60, maxClicksPerVisitor: 5 },
}

function issuesOf(input: unknown) {
  try {
    checkFraudSettings(input)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError)
    expect((error as ApiError).code).toBe('unprocessable_entity')
    return formatError(error as ApiError).issues!.map(({ path, message }) => [path, message])
  }
}
const problem = (rule: string, field: string, value: unknown) => {
  const [issue] = issuesOf({ [rule]: { [field]: value } })
  return issue?.join(' – ')
}

describe('fraud settings', () => {
  test('begin with every rule on', () => {
    expect(defaultFraudSettings).toEqual(DEFAULTS)
    expect(checkFraudSettings({})).toEqual(DEFAULTS)
    expect(FRAUD_RULE_NAMES).toEqual(Object.keys(DEFAULTS) as typeof FRAUD_RULE_NAMES)
    expect(FRAUD_RULE_NAMES.map((rule) => FRAUD_RULES[rule].title)).toEqual([
      'The customer is the partner',
      'Two partners are one person',
      'The person is banned from another program',
      'The visitor came through paid advertising',
      'The visitor came from a banned site',
      'The customer or the partner is in a banned country',
      'The email address is a disposable one',
      'The conversion followed the click too fast',
      'Too many clicks by too few visitors',
    ])
  })

  test('change only in what the input names', () => {
    const once = checkFraudSettings({ tooFast: { minSeconds: 9 }, banElsewhere: {} })
    expect(once).toEqual({ ...DEFAULTS, tooFast: { enabled: true, minSeconds: 9 } })
    const twice = checkFraudSettings({ tooFast: { enabled: false } }, once)
    expect(twice.tooFast).toEqual({ enabled: false, minSeconds: 9 })
    expect(defaultFraudSettings).toEqual(DEFAULTS)
  })

  test('are stored in one form, each item once', () => {
    const settings = checkFraudSettings({
      bannedCountry: { customerCountries: ['de', ' DE', 'at'] },
      bannedSource: {
        hosts: [
          'WWW.Coupons9.example',
          'awww.example',
          '*.x9.example',
          '9*',
          '*coupon*',
          'localhost',
        ],
      },
      disposableEmail: { extraDomains: ['Temp.Example'] },
      paidTraffic: { networks: ['meta', 'meta'], allowedCampaigns: [' Spring sale '] },
    })
    expect(settings.bannedCountry.customerCountries).toEqual(['DE', 'AT'])
    expect(settings.bannedSource.hosts).toEqual([
      'coupons9.example',
      'awww.example',
      '*.x9.example',
      '9*',
      '*coupon*',
      'localhost',
    ])
    expect(settings.disposableEmail.extraDomains).toEqual(['temp.example'])
    expect(settings.paidTraffic.networks).toEqual(['meta'])
    expect(settings.paidTraffic.allowedCampaigns).toEqual(['Spring sale'])
  })

  test('are refused with every issue at its path', () => {
    expect(
      issuesOf({
        tooFst: {},
        tooFast: { minSeconds: 0, maxSeconds: 1 },
        bannedCountry: { customerCountries: ['DE', 'ZZ', 'YY'] },
        banElsewhere: null,
        bannedSource: [],
      }),
    ).toEqual([
      ['fraudSettings.tooFst', 'There is no tooFst here. Did you mean tooFast?'],
      ['fraudSettings.banElsewhere', 'This must be an object.'],
      ['fraudSettings.bannedSource', 'This must be an object.'],
      ['fraudSettings.bannedCountry.customerCountries.1', 'This is not a country such as DE.'],
      ['fraudSettings.tooFast.maxSeconds', 'There is no maxSeconds here. Did you mean minSeconds?'],
      ['fraudSettings.tooFast.minSeconds', 'This must be a whole number from 1 to 3600.'],
    ])
    for (const input of [null, undefined, [], 'x', 1]) {
      expect(issuesOf(input)).toEqual([['fraudSettings', 'This must be an object.']])
    }
    expect(issuesOf({ duplicateIdentity: { ['x'.repeat(60)]: 1 } })).toEqual([
      [
        `fraudSettings.duplicateIdentity.${'x'.repeat(50)}`,
        `There is no ${'x'.repeat(50)} here. Known: enabled.`,
      ],
    ])
    expect(() => checkFraudSettings({ tooFast: { enabled: 1 } })).toThrow(
      'fraudSettings.tooFast.enabled: This must be true or false.',
    )
  })

  test('have bounds', () => {
    const numbers = [
      ['tooFast', 'minSeconds', 1, 3600],
      ['clickVelocity', 'maxClicksPerHour', 1, 100_000],
      ['clickVelocity', 'maxClicksPerVisitor', 1, 1000],
    ] as const
    for (const [rule, field, min, max] of numbers) {
      for (const good of [min, max]) expect(problem(rule, field, good)).toBeUndefined()
      for (const bad of [min - 1, max + 1, 1.5, '5', [5], null, Number.NaN]) {
        const sentence = `This must be a whole number from ${min} to ${max}.`
        expect(problem(rule, field, bad)).toBe(`fraudSettings.${rule}.${field} – ${sentence}`)
      }
    }
    const hosts = (count: number) => Array.from({ length: count }, (_, i) => `h${i}.example`)
    expect(problem('bannedSource', 'hosts', hosts(200))).toBeUndefined()
    expect(problem('bannedSource', 'hosts', hosts(201))).toBe(
      'fraudSettings.bannedSource.hosts – At most 200 items are possible.',
    )
    expect(problem('bannedSource', 'hosts', ['a'.repeat(255)])).toBeUndefined()
    expect(problem('bannedSource', 'hosts', ['a'.repeat(256)])).toStartWith(
      'fraudSettings.bannedSource.hosts.0 – This is not a host such as',
    )
  })

  test('take lists of what they are about only', () => {
    const bad: [string, string, unknown[]][] = [
      ['bannedSource', 'hosts', ['', '*', '*.*', 'a b', 'a/b', 'a..b', '.a', 'a.', 'é.example', 1]],
      ['paidTraffic', 'allowedHosts', ['https://a.example', null]],
      ['paidTraffic', 'networks', ['', 'Google', 'toString', '__proto__']],
      ['paidTraffic', 'allowedCampaigns', ['', 'a\u0000b', 'a\nb', {}]],
      ['bannedCountry', 'partnerCountries', ['', 'XX', 'Germany']],
      ['disposableEmail', 'extraDomains', ['com', '*.example.com', 'a@b.example']],
      ['disposableEmail', 'allowedDomains', ['', 'a_b']],
    ]
    for (const [rule, field, items] of bad) {
      expect(problem(rule, field, 'x')).toBe(
        `fraudSettings.${rule}.${field} – This must be a list of texts.`,
      )
      for (const item of items) {
        expect(problem(rule, field, [item])).toStartWith(
          `fraudSettings.${rule}.${field}.0 – This is not `,
        )
      }
    }
    const settings = checkFraudSettings({
      bannedCountry: { partnerCountries: COUNTRIES.slice(0, 200) },
    })
    expect(settings.bannedCountry.partnerCountries).toHaveLength(200)
  })

  test('say of a list what belongs into it', () => {
    const said = (rule: string, field: string) => problem(rule, field, [''])!.split(' – ')[1]
    expect([
      said('bannedSource', 'hosts'),
      said('paidTraffic', 'allowedHosts'),
      said('paidTraffic', 'allowedCampaigns'),
      said('paidTraffic', 'networks'),
      said('bannedCountry', 'customerCountries'),
      said('bannedCountry', 'partnerCountries'),
      said('disposableEmail', 'extraDomains'),
      said('disposableEmail', 'allowedDomains'),
    ]).toEqual([
      'This is not a host such as example.com, *.example.com or *coupon*.',
      'This is not a host such as example.com or *.example.com.',
      'This is not the name or the id of a campaign.',
      'This is not one of google, microsoft, meta, x, linkedin, tiktok, reddit, snapchat, quora, ' +
        'yandex, taboola, outbrain, criteo.',
      'This is not a country such as DE.',
      'This is not a country such as DE.',
      'This is not a domain such as example.com.',
      'This is not a domain such as example.com.',
    ])
  })

  test('can always be read back, also when an older version wrote them', () => {
    const settings = checkFraudSettings({ tooFast: { minSeconds: 9 } })
    expect(readFraudSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings)
    expect(readFraudSettings(null)).toEqual(DEFAULTS)
    const old = { gone: { x: 1 }, tooFast: { minSeconds: -1, enabled: false } }
    expect(readFraudSettings(old)).toEqual({
      ...DEFAULTS,
      tooFast: { enabled: false, minSeconds: 5 },
    })
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(Object.keys(readFraudSettings(stored))).toEqual(FRAUD_RULE_NAMES)
      }),
    )
  })
})
