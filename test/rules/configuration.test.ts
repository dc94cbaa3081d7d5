import { expect, test } from 'bun:test'
import { createIntegrations, INTEGRATION_SETTINGS } from '../../server/integrations/index.ts'
import { PROVIDER_SETTINGS } from '../../server/payout-providers/index.ts'
import { textOf } from './sources.ts'

/** Names in the first column of the pages' tables, without those of providers' events. */
function documented(): string[] {
  const names = ['configuration', 'payout-providers', 'integrations']
  const pages = names.map((name) => textOf(`docs/reference/${name}.md`)).join('\n')
  const cells = pages.matchAll(/^\| (`[^|]*) \|/gm)
  const named = [...cells].flatMap(([, cell]) => [...cell!.matchAll(/`([A-Z][A-Z_]+)`/g)])
  const events = Object.values(createIntegrations()).flatMap(({ events }) => Object.keys(events))
  // A variable that payouts and events share stands on both pages.
  const found = new Set(named.map(([, name]) => name!))
  return [...found].filter((name) => !events.includes(name))
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
