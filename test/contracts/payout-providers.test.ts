import { describe, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ApiError } from '../../server/domain/errors.ts'
import { CURRENCIES } from '../../server/domain/money.ts'
import { createProviders, type ProviderName } from '../../server/payout-providers/index.ts'
import type { PayoutProvider } from '../../server/payout-providers/port.ts'

const FOLDER = join(import.meta.dir, '../../server/payout-providers')

interface Example {
  funding: Record<string, string>
  recipient: Record<string, string>
  /** The recipient's account as others would write it. */
  sameAccount?: Record<string, string>
  otherAccount?: Record<string, string>
  /** What nobody may see of what was entered. */
  secrets: string[]
  /** Wrong values, each named after its field. */
  wrongFunding: Record<string, string[]>
  wrongRecipient: Record<string, string[]>
}

const EXAMPLES: Record<ProviderName, Example> = {
  'stripe-connect': {
    funding: {
      secretKey: 'sk_live_51AbCdEfGhIjKlMnOp',
      webhookSecret: 'whsec_AbCdEfGhIjKlMnOpQr',
    },
    recipient: { accountId: 'acct_1GraceOkoro123' },
    sameAccount: { accountId: '  acct_1GraceOkoro123 ' },
    otherAccount: { accountId: 'acct_1OtherPerson99' },
    secrets: ['51AbCdEfGhIj', 'AbCdEfGhIjKlMnOpQr'],
    wrongFunding: {
      secretKey: ['pk_live_51AbCdEfGhIjKlMnOp', 'sk_live_', 'sk_live_51Ab CdEfGhIjKl'],
      webhookSecret: ['secret', 'whsec_'],
    },
    wrongRecipient: { accountId: ['grace@example.com', 'acct_', 'acct_1Grace/../Okoro'] },
  },
  paypal: {
    funding: {
      clientId: 'AbCdEf-1234567890',
      clientSecret: 'EcReT-abcdefghijk',
      webhookId: '8PT59',
    },
    recipient: { email: 'grace.okoro@example.com' },
    sameAccount: { email: ' Grace.Okoro@EXAMPLE.com ' },
    otherAccount: { email: 'grace@example.com' },
    secrets: ['EcReT-abcdefghijk', 'AbCdEf-12345', 'race.okoro'],
    wrongFunding: {
      clientId: ['a b c d e', 'id'],
      clientSecret: ['geheim ist es', 'ü'.repeat(20)],
    },
    wrongRecipient: {
      email: ['grace', 'grace@', 'a@b@c', `${'a'.repeat(60)}@${'b.'.repeat(50)}com`],
    },
  },
  sepa: {
    funding: { name: 'Acme GmbH', iban: 'DE89 3704 0044 0532 0130 00', bic: 'cobadeffxxx' },
    recipient: { iban: 'NL91ABNA0417164300', holder: 'Grace Okoro' },
    sameAccount: { iban: 'nl91 abna 0417 1643 00' },
    otherAccount: { iban: 'BE68539007547034' },
    secrets: ['370400440532', 'ABNA0417', '04171643'],
    wrongFunding: { name: ['王'], iban: ['DE88370400440532013000', 'x'], bic: ['COBA'] },
    wrongRecipient: { iban: ['BR1800360305000010009795493C1', 'NL91'], bic: ['1'], holder: ['🎉'] },
  },
  nacha: {
    funding: {
      bankName: 'First Bank',
      bankRouting: '021000021',
      companyName: 'Acme Inc',
      companyId: '12-3456789',
    },
    recipient: { routing: '011401533', account: '0001234567', accountType: 'Savings' },
    sameAccount: { routing: '0114-01533', account: '000 1234-567', accountType: 'checking' },
    otherAccount: { routing: '011401533', account: '1234568', accountType: 'savings' },
    secrets: ['123456', '234567'],
    wrongFunding: {
      bankName: ['🎉'],
      bankRouting: ['021000022', '21000021'],
      companyName: ['王'],
      companyId: ['12', '12-34567890123'],
    },
    wrongRecipient: {
      routing: ['123456789', 'bank'],
      account: ['1'.repeat(18), '<1>'],
      accountType: ['loan'],
      ownerType: ['robot'],
      holder: ['🎉'],
    },
  },
  manual: {
    funding: {},
    recipient: { instructions: 'Cheque to 1 Main Street, please' },
    secrets: ['Main Street'],
    wrongFunding: {},
    wrongRecipient: {},
  },
}

const PROVIDERS: Record<ProviderName, PayoutProvider> = createProviders()
const NAMES = Object.keys(PROVIDERS) as ProviderName[]

test('a provider is a folder and a line in the registry', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  expect(NAMES.toSorted()).toEqual(folders.map((folder) => folder.name as ProviderName).sort())
  for (const name of NAMES) expect(PROVIDERS[name].name).toBe(name)
})

describe.each(NAMES)('%s', (name) => {
  const provider = PROVIDERS[name]
  const example = EXAMPLES[name]
  const checks = [
    ['funding', provider.fundingFields, (d: Record<string, string>) => provider.checkFunding(d)],
    [
      'recipient',
      provider.recipientFields,
      (d: Record<string, string>) => provider.checkRecipient(d),
    ],
  ] as const
  const problem = (check: () => unknown): ApiError => {
    try {
      check()
    } catch (error) {
      expect(error).toBeInstanceOf(ApiError)
      return error as ApiError
    }
    throw new Error('nothing was refused')
  }
  const about = (path: string) => ({ code: 'unprocessable_entity', issues: [{ path }] })

  test('has labels, and currencies that exist', () => {
    expect(provider.label).not.toBe('')
    if (provider.currencies !== 'any') {
      expect(provider.currencies.filter((code) => !CURRENCIES.includes(code))).toEqual([])
    }
    for (const field of [...provider.fundingFields, ...provider.recipientFields]) {
      expect(field.label).toMatch(/^[A-Z]/)
    }
  })

  test('answers details that stay as they are when checked again', () => {
    for (const [kind, fields, check] of checks) {
      const stored = check(example[kind])
      expect(check(stored)).toEqual(stored)
      const names = fields.map((field) => field.name)
      expect(Object.keys(stored).filter((key) => !names.includes(key))).toEqual([])
    }
  })

  test('names the field that is missing, unknown, too long or no text', () => {
    for (const [kind, fields, check] of checks) {
      for (const field of fields) {
        const { [field.name]: _left, ...without } = example[kind]
        if (field.required) {
          expect(problem(() => check(without))).toMatchObject(about(field.name))
          expect(problem(() => check({ ...without, [field.name]: ' ' }))).toMatchObject(
            about(field.name),
          )
        }
        for (const value of ['x'.repeat(256), 'nul\u0000', 'half \ud83d']) {
          const wrong = { ...example[kind], [field.name]: value }
          expect(problem(() => check(wrong))).toMatchObject(about(field.name))
        }
      }
      for (const stranger of ['amount', '__proto__', 'constructor']) {
        const wrong = Object.assign(Object.create(null), example[kind])
        Object.defineProperty(wrong, stranger, { value: 'x', enumerable: true })
        expect(problem(() => check(wrong))).toMatchObject(about(stranger))
      }
    }
  })

  test('says of a wrong value what to do', () => {
    const wrong = { funding: example.wrongFunding, recipient: example.wrongRecipient }
    for (const [kind, , check] of checks) {
      for (const [field, values] of Object.entries(wrong[kind])) {
        for (const value of values) {
          const error = problem(() => check({ ...example[kind], [field]: value }))
          expect(error).toMatchObject(about(field))
          expect(error.message).toMatch(/^[A-Z"].+\.$/)
        }
      }
    }
  })

  test('shows accounts without what is secret about them', () => {
    const shown = [
      provider.maskFunding(provider.checkFunding(example.funding)),
      provider.maskRecipient(provider.checkRecipient(example.recipient)),
      provider.maskFunding({}),
      provider.maskRecipient({}),
    ]
    for (const text of shown) {
      for (const secret of example.secrets) expect(text).not.toContain(secret)
      expect(text).not.toContain('undefined')
    }
    expect(shown[0]).not.toBe('')
    expect(shown[1]).not.toBe('')
  })

  test('has one fingerprint for one account, however it is written', () => {
    const fingerprint = provider.fingerprint(provider.checkRecipient(example.recipient))
    const { sameAccount, otherAccount } = example
    if (!sameAccount || !otherAccount) return expect(fingerprint).toBeNull()
    expect(provider.fingerprint(provider.checkRecipient(sameAccount))).toBe(fingerprint)
    expect(provider.fingerprint(provider.checkRecipient(otherAccount))).not.toBe(fingerprint)
    expect(fingerprint).not.toBeNull()
    expect(provider.fingerprint({})).toBeNull()
  })
})
