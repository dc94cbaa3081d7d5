import type { Sql } from 'postgres'
import type { Deps } from '../../server/deps.ts'
import { Directory } from '../../server/db/directory.ts'
import { LastKnown } from '../../server/db/last-known.ts'
import type { TestBackend } from './backend.ts'

type Answers = Record<string, unknown>

export interface DirectoryAudit {
  /**
   * Asks the running directory for everything, so that all of it is cached, makes the change and asks
   * again: what the directory answers now, and what it would have to answer. The clock does not move.
   */
  around(
    change: () => Promise<unknown>,
  ): Promise<{ before: Answers; cached: Answers; true: Answers }>
}

/** Watches the directory of a workspace. `names` are keys of links and slugs of domains that may come into being. */
export async function auditDirectory(
  { deps }: TestBackend,
  workspaceId: string,
  names: readonly string[],
): Promise<DirectoryAudit> {
  const { sql } = deps.db
  const known = new Set<string>()
  let heard = Promise.withResolvers<void>()
  // Subscribed after the directory itself, and so told after it.
  await sql.listen('svc_directory', (payload) => {
    if (payload === 'audit') heard.resolve()
  })
  /** Until announcements of earlier changes have arrived, which would hide that one is missing. */
  const settle = async () => {
    await sql.notify('svc_directory', 'audit')
    await heard.promise
    heard = Promise.withResolvers()
  }
  const lookUp = async () => {
    const questions = await sql<{ question: string[] }[]>`
      select distinct q as question from (
        select array['workspaceById', id] from workspaces where id = ${workspaceId}
        union all select array['workspaceBySlug', slug] from workspaces where id = ${workspaceId}
        union all select array['workspaceByPublishableKey', publishable_key] from workspaces
          where id = ${workspaceId}
        union all select array['primaryDomain', id] from workspaces where id = ${workspaceId}
        union all select array['keyByHash', hash] from api_keys where workspace_id = ${workspaceId}
        union all select array['domainBySlug', name] from domains d, unnest(${[...names]}::text[] || d.slug) name
          where workspace_id = ${workspaceId}
        union all select array['link', domain, name] from links l, unnest(${[...names]}::text[] || l.key_lookup) name
          where workspace_id = ${workspaceId}
        union all select array['offerOfLink', program_id, partner_id] from enrollments
          where workspace_id = ${workspaceId}) s (q)`
    for (const { question } of questions) known.add(JSON.stringify(question))
  }
  const ask = async (directory: Directory): Promise<Answers> => {
    const answers: Answers = {}
    for (const key of [...known].sort()) {
      const [method, a, b] = JSON.parse(key) as [keyof typeof ASK, string, string]
      answers[key] = await ASK[method](directory, { workspaceId, a, b })
    }
    return answers
  }
  return {
    async around(change) {
      await lookUp()
      await settle()
      const before = await ask(deps.directory)
      await change()
      await lookUp()
      const cached = await ask(deps.directory)
      return { before, cached, true: await ask(otherDirectory(sql, deps)) }
    },
  }
}

interface Question {
  workspaceId: string
  a: string
  b: string
}

const ASK = {
  workspaceById: (directory: Directory, { a }: Question) => directory.workspaceById(a),
  workspaceBySlug: (directory: Directory, { a }: Question) => directory.workspaceBySlug(a),
  workspaceByPublishableKey: (directory: Directory, { a }: Question) =>
    directory.workspaceByPublishableKey(a),
  primaryDomain: (directory: Directory, { a }: Question) => directory.primaryDomain(a),
  keyByHash: (directory: Directory, { a }: Question) => directory.keyByHash(a),
  domainBySlug: (directory: Directory, { a }: Question) => directory.domainBySlug(a),
  link: (directory: Directory, { workspaceId, a, b }: Question) =>
    directory.link(workspaceId, a, b),
  offerOfLink: (directory: Directory, { workspaceId, a, b }: Question) =>
    directory.offerOfLink({ workspaceId, programId: a, partnerId: b }),
}

/** A directory as another process has it. */
export function otherDirectory(sql: Sql, { clock, offline }: Pick<Deps, 'clock' | 'offline'>) {
  const lastKnown = new LastKnown({ now: clock.now, maxAgeMs: 0 })
  return new Directory(sql, clock.now, { offline, lastKnown })
}
