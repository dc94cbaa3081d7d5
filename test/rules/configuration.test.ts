import { expect, test } from 'bun:test'
import { INTEGRATION_SETTINGS } from '../../server/integrations/index.ts'
import { PROVIDER_SETTINGS } from '../../server/payout-providers/index.ts'
import { textOf } from './sources.ts'

/** Names in the first column of the pages' tables. */
function documented(): string[] {
  const names = ['configuration', 'payout-providers', 'integrations']
  const pages = names.map((name) => textOf(`docs/reference/${name}.md`)).join('\n')
  const cells = pages.matchAll(/^\| (`[^|]*) \|/gm)
  const named = [...cells].flatMap(([, cell]) => [...cell!.matchAll(/`([A-Z][A-Z_]+)`/g)])
  // A variable that payouts and events share stands on both pages.
  return [...new Set(named.map(([, name]) => name!))]
}

/** Names that the server's configuration reads, those of payout providers and integrations included. */
function known(): string[] {
  const uses = textOf('server/config.ts').matchAll(/\benv(?:\.|,\s+')([A-Z][A-Z_]+)/g)
  const declared = { ...PROVIDER_SETTINGS, ...INTEGRATION_SETTINGS }
  return [...new Set([...uses].map(([, name]) => name!)), ...Object.keys(declared)]
}

test('the pages list the variables that the server reads, and no others', () => {
  expect(known()).toContain('DATABASE_URL')
  expect(documented().toSorted()).toEqual(known().toSorted())
})
