import { createHash } from 'node:crypto'
import { eq, gt } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { parseText } from '../../../core/input.ts'
import { hashToken } from '../../../core/secrets.ts'
import { inTransaction } from '../../../core/transact.ts'
import { connectionRequests, connections } from '../../../db/schema/intake.ts'
import { placeOf } from '../../../db/sealed.ts'
import { actorName } from '../../../db/scope.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { requireIntegration } from '../../../integrations/find-integration.ts'
import type { Details, Grant, OAuth } from '../../../integrations/port.ts'
import { restartPoll, startPoll } from '../polls/schedule-poll.ts'
import { accountOf, grantedDetails, registerAccount, until } from './account.ts'
import { checkDetails } from './check-details.ts'
import { sealDetails } from './details.ts'
import { findConnection, toConnection, type ConnectionRow } from './present.ts'
import type { AuthorizeBody, CompleteBody, Connection } from './schema.ts'

/** How long a member may take on the provider's page. */
const REQUEST_MS = 30 * 60_000

interface Asked {
  details: Details
  codeVerifier: string
}

/**
 * Begins to connect an account on the provider's own page, or to renew its access. What comes back with the
 * member is good once, for this member, in this workspace.
 */
export async function authorizeConnection(ctx: Ctx, body: AuthorizeBody): Promise<{ url: string }> {
  const { deps, scope } = ctx
  const provider = body.provider.trim()
  const { oauth, integration } = requireOAuth(ctx, provider)
  const name = parseText('name', body.name)
  const details = checkDetails(integration, body.details ?? {})
  const state = deps.ids.secret()
  const codeVerifier = deps.ids.secret() + deps.ids.secret()
  const asked: Asked = { details, codeVerifier }
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const redirectUri = redirectUriOf(ctx, provider)
  const url = oauth.authorizeUrl({ redirectUri, state, codeChallenge, details })
  return inTransaction(ctx, async (ctx) => {
    const { tx } = ctx
    if (body.connectionId !== undefined) await requireSame(ctx, body.connectionId, provider)
    const id = deps.ids.make('con')
    await tx.insert(scope, connectionRequests, {
      id,
      stateHash: hashToken(state),
      provider,
      name,
      actor: actorName(scope),
      connectionId: body.connectionId ?? null,
      details: deps.secrets.seal(
        JSON.stringify(asked),
        placeOf(connectionRequests.details, scope.workspaceId, id),
      ),
      expiresAt: new Date(deps.clock.now() + REQUEST_MS),
    })
    return { url }
  })
}

/** Stores what the provider grants to a member who came back from its page. */
export async function completeConnection(ctx: Ctx, body: CompleteBody): Promise<Connection> {
  const { deps, scope } = ctx
  const provider = body.provider.trim()
  const { oauth } = requireOAuth(ctx, provider)
  const request = await takeRequest(ctx, provider, body.query.state ?? '')
  const text = deps.secrets.open(
    request.details,
    placeOf(connectionRequests.details, scope.workspaceId, request.id),
  )
  // Only `authorizeConnection` writes it.
  const { details, codeVerifier } = JSON.parse(text) as Asked
  const redirectUri = redirectUriOf(ctx, provider)
  const { query } = body
  const grant = await oauth.exchange({ query, redirectUri, codeVerifier, details })
  return inTransaction(ctx, async (ctx) => {
    const row = request.connectionId
      ? await renew(ctx, request.connectionId, grant)
      : await create(ctx, { provider, name: request.name, details, grant })
    await registerAccount(ctx, row)
    return toConnection(deps, row)
  })
}

type InTransaction = Parameters<typeof registerAccount>[0]

async function create(
  ctx: InTransaction,
  made: { provider: string; name: string; details: Details; grant: Grant },
): Promise<ConnectionRow> {
  const { deps, tx, scope } = ctx
  const { provider, grant } = made
  const id = deps.ids.make('con')
  const details = grantedDetails(made.details, grant)
  const [row] = await tx.insert(scope, connections, {
    id,
    provider,
    name: made.name,
    secret: null,
    masked: grant.accountName?.slice(0, 255) ?? '',
    accountId: grant.accountId,
    details: sealDetails(deps, { workspaceId: scope.workspaceId, id }, details),
    accessUntil: until(ctx, grant),
    ...startPoll(deps, provider, { id: grant.accountId, details }),
    createdAt: new Date(deps.clock.now()),
  })
  return row!
}

/** Renews the access to an account. @throws ApiError `conflict` when it is another account */
async function renew(ctx: InTransaction, id: string, grant: Grant): Promise<ConnectionRow> {
  const { deps, tx, scope } = ctx
  const row = await findConnection(ctx, id, { lock: 'update' })
  if (row.accountId !== null && grant.accountId !== null && row.accountId !== grant.accountId) {
    throw new ApiError('conflict', 'This is a different account. Create another connection for it.')
  }
  const details = grantedDetails(accountOf(deps, row).details, grant)
  const accountId = grant.accountId ?? row.accountId
  const changes = {
    accountId,
    details: sealDetails(deps, row, details),
    accessUntil: until(ctx, grant),
    ...restartPoll(deps, row, { id: accountId, details }),
  }
  const [changed] = await tx.update(scope, connections, changes, [eq(connections.id, id)])
  return changed!
}

/** Takes what was asked, once. @throws ApiError `bad_request` when nobody of this workspace asked, or too long ago */
async function takeRequest(ctx: Ctx, provider: string, state: string) {
  const { deps, scope } = ctx
  const [request] = await inTransaction(ctx, ({ tx }) =>
    tx.remove(scope, connectionRequests, [
      eq(connectionRequests.stateHash, hashToken(state)),
      eq(connectionRequests.provider, provider),
      eq(connectionRequests.actor, actorName(scope)),
      gt(connectionRequests.expiresAt, new Date(deps.clock.now())),
    ]),
  )
  if (request) return request
  throw new ApiError('bad_request', 'The authorization is unknown or has expired. Start again.')
}

async function requireSame(ctx: Ctx, id: string, provider: string): Promise<void> {
  const row = await findConnection(ctx, id)
  if (row.provider !== provider)
    throw invalid('provider', `The connection belongs to ${row.provider}.`)
}

/**
 * Finds how accounts of a provider are connected on its page.
 * @throws ApiError `unprocessable_entity` when they are connected by keys alone
 */
function requireOAuth({ deps }: Ctx, provider: string) {
  const integration = requireIntegration(deps.integrations, provider)
  const { oauth, label } = integration
  if (oauth?.isConfigured) return { oauth: oauth satisfies OAuth, integration }
  const why = oauth
    ? `The operator of this server has registered no app at ${label}.`
    : `Accounts of ${label} are connected by their keys.`
  throw invalid('provider', why)
}

function redirectUriOf({ deps }: Ctx, provider: string): string {
  return `${deps.config.origin}/console/connect/${provider}`
}
