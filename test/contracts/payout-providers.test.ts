import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ApiError } from '../../server/domain/errors.ts'
import { CURRENCIES } from '../../server/domain/money.ts'
import { format } from '../../server/locales/format.ts'
import { localeOf } from '../../server/locales/locale.ts'
import { formatError } from '../../server/locales/format-error.ts'
import { PROVIDER_NAMES, type ProviderName } from '../../server/payout-providers/index.ts'
import { providerContracts } from '../kit/provider-contracts.ts'

const FOLDER = join(import.meta.dir, '../../server/payout-providers')

test('a provider is a folder and a line in the registry', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  expect(PROVIDER_NAMES.toSorted()).toEqual(
    folders.map((folder) => folder.name as ProviderName).sort(),
  )
})

describe.each(await providerContracts())('%s', (name, { provider, fixture }) => {
  const example = fixture.examples
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

  test('has the name of its folder, and a fixture of its kind', () => {
    expect(provider.name).toBe(name)
    expect(fixture.kind).toBe(provider.kind)
  })

  test('its page has examples that are accepted', () => {
    const page = readFileSync(join(FOLDER, name, 'README.md'), 'utf8')
    for (const [kind, , check] of checks) {
      const [, json] = new RegExp(`^\`\`\`json ${kind}\n([^\`]+)`, 'm').exec(page) ?? []
      expect(() => check(JSON.parse(json!) as Record<string, string>)).not.toThrow()
    }
  })

  test('has labels, and currencies that exist', () => {
    expect(provider.label).not.toBe('')
    if (provider.currencies !== 'any') {
      expect(provider.currencies.filter((code) => !CURRENCIES.includes(code))).toEqual([])
    }
    for (const field of [...provider.fundingFields, ...provider.recipientFields]) {
      expect(format(field.label)).toMatch(/^[A-Z]/)
    }
  })

  test('asks partners in their language', () => {
    const german = localeOf('de')
    for (const { label } of provider.recipientFields) {
      // Names that are the same everywhere.
      if (['IBAN', 'BIC'].includes(format(label))) continue
      expect(format(label, german)).not.toBe(format(label))
    }
  })

  test('has limits in each of its currencies that leave something to pay', () => {
    const currencies = provider.currencies === 'any' ? CURRENCIES : provider.currencies
    for (const currency of currencies) {
      const { unitMinor, minMinor, maxMinor } = provider.limits(currency)
      expect([currency, unitMinor >= 1n, minMinor >= unitMinor]).toEqual([currency, true, true])
      expect(minMinor % unitMinor).toBe(0n)
      if (maxMinor !== null) expect(maxMinor >= minMinor).toBe(true)
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
          expect(formatError(error).message).toMatch(/^[A-Z"].+\.$/)
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
    ].map((account) => format(account))
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
