import { expect, test } from 'bun:test'
import { PROVIDER_SETTINGS } from '../../server/payout-providers/index.ts'
import { textOf } from './sources.ts'

/** Names in the first column of the pages' tables. */
function documented(): string[] {
  const pages = ['docs/configuration.md', 'docs/payout-providers.md'].map(textOf).join('\n')
  const cells = pages.matchAll(/^\| (`[^|]*) \|/gm)
  return [...cells].flatMap(([, cell]) => [...cell!.matchAll(/`(\w+)`/g)].map(([, name]) => name!))
}

/** Names that the server's configuration reads, those of payout providers included. */
function known(): string[] {
  const uses = textOf('server/config.ts').matchAll(/\benv(?:\.|,\s+')([A-Z][A-Z_]+)/g)
  return [...new Set([...uses].map(([, name]) => name!)), ...Object.keys(PROVIDER_SETTINGS)]
}

test('the pages list the variables that the server reads, and no others', () => {
  expect(known()).toContain('DATABASE_URL')
  expect(documented().toSorted()).toEqual(known().toSorted())
})

test('the variables that the README names exist', () => {
  const named = [...textOf('README.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name!)
  expect(named.length).toBeGreaterThan(2)
  expect(known()).toEqual(expect.arrayContaining(named))
})
