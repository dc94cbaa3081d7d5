import { expect, test } from 'bun:test'
import { sources, textOf } from './sources.ts'

/** Who reaches past row-level security, and why: a few, each for the system's own work. */
const UNSCOPED: readonly { files: RegExp; reason: string }[] = [
  {
    files: /^server\/(start|build-deps)\.ts$/,
    reason: 'gives it to what looks up keys and writes clicks',
  },
  { files: /^server\/db\/find-/, reason: 'finds whose a token is, before its request has a scope' },
  {
    files: /^server\/jobs\//,
    reason: 'chooses the workspaces that have work, or serves all at once',
  },
  { files: /^server\/(metrics|readiness)\//, reason: 'tells how the whole server is' },
  { files: /^server\/modules\/platform\/retention\//, reason: 'deletes by age in all workspaces' },
  {
    files: /^server\/modules\/platform\/(oidc|passkeys|people)\//,
    reason: 'people, their sessions, accounts and passkeys belong to no workspace',
  },
  { files: /\/workspaces\/create-workspace\.ts$/, reason: 'there is no workspace yet' },
  { files: /\/clicks\/remember-open\.ts$/, reason: 'belongs to the writing of clicks' },
  {
    files: /\/links\/links\/routes\.ts$/,
    reason: 'reads links: the figures are in docs/hosting/database.md',
  },
]

/** `db.sql` in its spellings, and the reads that are exempt. */
const REACHES =
  /\bdb\.sql\b|\{ sql \} = (deps\.)?db\b|db: \{ sql \}|\{ sql \}: Database|\bquickReads\b/

test('only those who are listed reach past row-level security', () => {
  const users = sources('server/**/*.ts').filter(
    (file) => file !== 'server/db/client.ts' && REACHES.test(textOf(file)),
  )
  const unlisted = users.filter((file) => !UNSCOPED.some(({ files }) => files.test(file)))
  expect(unlisted).toEqual([])
  const idle = UNSCOPED.filter(({ files }) => !users.some((file) => files.test(file)))
  expect(idle).toEqual([])
})
