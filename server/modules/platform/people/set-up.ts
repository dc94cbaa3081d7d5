import type { TransactionSql } from 'postgres'
import { takeLock } from '../../../db/locks.ts'
import { decode, IdRow } from '../../../db/row.ts'
import type { RequestOrigin } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { parseEmail } from '../../../domain/email.ts'
import { ApiError } from '../../../domain/errors.ts'
import { checkPassword } from '../../../domain/password.ts'
import { parseText } from '../../../core/input.ts'
import { sameText } from '../../../core/secrets.ts'
import { createWorkspace, type CreatedWorkspace } from '../workspaces/create-workspace.ts'
import type { SetUpBody } from './schema.ts'
import { createPasswordHash } from './create-password-hash.ts'

/** Tells whether nobody has signed up yet: then the server waits for its owner. */
export async function isSetUpOpen({ db }: Deps): Promise<boolean> {
  return decode(IdRow, await db.sql`select id from people limit 1`).length === 0
}

/**
 * Returns the address under which the first owner signs up, null once there is one. Its code comes from the
 * encryption key, so all servers of a database have the same, and a stranger cannot guess it.
 */
export async function setUpUrl(deps: Deps): Promise<string | null> {
  if (!(await isSetUpOpen(deps))) return null
  return `${deps.config.origin}/console/setup#code=${setUpCode(deps)}`
}

function setUpCode({ secrets }: Deps): string {
  return `svc_su_${secrets.fingerprint('first owner', 'setup')}`
}

/**
 * Creates the first workspace and its owner, once: of two at the same time one wins.
 * @throws ApiError `forbidden` for a wrong code, `conflict` when there is an owner
 */
export async function setUp(
  deps: Deps,
  body: SetUpBody,
  origin: RequestOrigin,
): Promise<{ personId: string; workspace: CreatedWorkspace }> {
  if (!sameText(body.code, setUpCode(deps))) {
    throw new ApiError(
      'forbidden',
      'The setup code is wrong. Open the URL that the server logged when it started.',
    )
  }
  if (!(await isSetUpOpen(deps))) throw hasOwner()
  const email = parseEmail(body.email)
  const name = parseText('name', body.name)
  checkPassword(body.password, email)
  const personId = deps.ids.make('per')
  const passwordHash = await createPasswordHash(deps, body.password)
  const person = { id: personId, email, name, password_hash: passwordHash }
  const actor = { type: 'member', personId, role: 'owner', scopes: [] } as const
  const by = { actor, request: origin }
  const { workspaceName, workspaceSlug: slug, timezone } = body
  const input = { name: workspaceName, slug, timezone, by }
  const workspace = await createWorkspace(deps, input, async (tx, id) => {
    await insertOwner(tx, id, person)
    await insertLinkDomain(deps, tx, id)
  })
  await deps.directory.changed()
  return { personId, workspace }
}

async function insertOwner(
  tx: TransactionSql,
  workspaceId: string,
  person: { id: string; email: string; name: string; password_hash: string },
): Promise<void> {
  await takeLock(tx, 'firstOwner')
  if ((await tx`select id from people limit 1`).length > 0) throw hasOwner()
  await tx`insert into people ${tx(person)}`
  await tx`
    insert into members (workspace_id, person_id, role) values (${workspaceId}, ${person.id}, 'owner')`
  // With it they are no second person.
  await tx`
    update api_keys set created_by = ${person.id}
    where workspace_id in (select id from workspaces where ${workspaceId} in (id, live_id))`
}

/** Lets links live on the server's own host, unless another workspace has it: who sets it up is its operator. */
async function insertLinkDomain(deps: Deps, tx: TransactionSql, workspaceId: string) {
  const { host } = new URL(deps.config.origin)
  await tx`
    insert into domains (workspace_id, id, slug, is_primary, challenge, verified_at, verified_by)
    values (${workspaceId}, ${deps.ids.make('dom')}, ${host}, true, ${deps.ids.secret()}, now(), 'operator')
    on conflict do nothing`
}

function hasOwner(): ApiError {
  return new ApiError(
    'conflict',
    'This server already has an owner. Sign in, or ask for an invitation.',
  )
}
