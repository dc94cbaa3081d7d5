/** A realistic weakening of the server in one place, which the security tests must find. */
export interface Hole {
  name: string
  kind: (typeof KINDS)[number]
  file: string
  /** Stands once in the file, */
  find: string
  /** and this instead makes the hole. */
  put: string
  /** What is tried: `GET /audit`. */
  operations: readonly string[]
}

/** What holes open, in the order of the documentation. */
export const KINDS = [
  'another workspace',
  'another partner',
  'strangers',
  'former members',
  'scopes',
  'money',
] as const

const EMBED = 'server/modules/portal/embed'
const MEMBERS = 'server/modules/platform/members'
const EARNINGS = 'server/modules/earnings/commissions'

export const HOLES: readonly Hole[] = [
  {
    name: 'Statements of other workspaces’ partners can be read',
    kind: 'another workspace',
    file: 'server/modules/earnings/ledger/read-statement.ts',
    find: `join programs p on p.workspace_id = \${ws} and p.id = e.program_id
    join partners a on a.workspace_id = \${ws} and a.id = e.partner_id
    where e.workspace_id = \${ws} and e.partner_id`,
    put: `join programs p on p.workspace_id = e.workspace_id and p.id = e.program_id
    join partners a on a.workspace_id = e.workspace_id and a.id = e.partner_id
    where e.partner_id`,
    operations: ['GET /partners/{id}/statement'],
  },
  {
    name: 'Links can be moved to another workspace’s folder',
    kind: 'another workspace',
    file: 'server/modules/links/links/references.ts',
    find: 'select id from folders where workspace_id = ${ws} and id in ${ids}',
    put: 'select id from folders where id in ${ids}',
    operations: ['POST /links', 'PATCH /links/{linkId}'],
  },
  {
    name: 'A partner’s dashboard can access the webhooks of all partners',
    kind: 'another partner',
    file: 'server/modules/platform/webhooks/queries.ts',
    find: ': eq(webhooks.enrollmentId, enrollmentId)',
    put: ': eq(webhooks.enrollmentId, webhooks.enrollmentId)',
    operations: [
      'GET /embed/referrals/webhooks/{id}',
      'DELETE /embed/referrals/webhooks/{id}',
      'POST /embed/referrals/webhooks/{id}/rotate',
    ],
  },
  {
    name: 'A partner can read any commission of the program',
    kind: 'another partner',
    file: `${EMBED}/get-earned.ts`,
    find: "if (found.enrollmentId !== session.enrollmentId) throw notFound('commission', id)",
    put: '',
    operations: ['GET /embed/referrals/commissions/{id}'],
  },
  {
    name: 'A partner can change any link of the program',
    kind: 'another partner',
    file: `${EMBED}/update-embed-link.ts`,
    find: 'const own = and(eq(links.partnerId, partnerId), eq(links.programId, programId))',
    put: 'const own = eq(links.programId, programId)',
    operations: ['PATCH /embed/referrals/links/{id}'],
  },
  {
    name: 'A partner’s payouts include those of other partners',
    kind: 'another partner',
    file: `${EMBED}/list-paid.ts`,
    find: 'eq(payouts.enrollmentId, session.enrollmentId)',
    put: 'eq(payouts.programId, session.programId)',
    operations: ['GET /embed/referrals/payouts'],
  },
  {
    name: 'The leaderboard shows partners who did not opt in',
    kind: 'another partner',
    file: `${EMBED}/rank-partners.ts`,
    find: 'const isShown = own || listed',
    put: 'const isShown = own || listed || rank <= 3',
    operations: ['GET /embed/referrals/leaderboard'],
  },
  {
    name: 'The response to a lead from a browser contains the customer’s stored name and email',
    kind: 'strangers',
    file: 'server/modules/tracking/leads/report-lead.ts',
    find: "await trackLead(ctx, body, { reporter: 'browser' })\n  return {",
    put: "return trackLead(ctx, body, { reporter: 'browser' })\n  return {",
    operations: ['POST /track/lead/client'],
  },
  {
    name: 'A browser can find out which customers exist',
    kind: 'strangers',
    file: 'server/modules/tracking/leads/track-lead.ts',
    find: "if (input.reporter === 'browser') await requireSource(deps, input, evidence)",
    put: '',
    operations: ['POST /track/lead/client'],
  },
  {
    name: 'Commissions from browser reports are not held',
    kind: 'strangers',
    file: `${EARNINGS}/hold/find-hold-reason.ts`,
    find: "if (event.evidence === 'browser') return 'client_side'",
    put: '',
    operations: ['POST /track/lead/client', 'POST /track/sale/client'],
  },
  {
    name: 'A browser’s lead claims earlier sales',
    kind: 'strangers',
    file: 'server/modules/tracking/sales/claim-sales.ts',
    find: "const isTrusted = reporter !== 'browser' && customer.evidence !== 'browser'",
    put: 'const isTrusted = true',
    operations: ['POST /track/lead/client'],
  },
  {
    name: 'A key keeps its scopes when its creator is demoted',
    kind: 'former members',
    file: 'server/core/authenticate.ts',
    find: 'const scopes = key.role === null ? key.scopes : limitGrants(key.scopes, key.role)',
    put: 'const { scopes } = key',
    operations: ['DELETE /webhooks/{id}', 'POST /tags'],
  },
  {
    name: 'A key keeps working after its creator has left',
    kind: 'former members',
    file: 'server/core/authenticate.ts',
    find: 'if (record.createdBy !== null && record.role === null) {',
    put: 'if (record.createdBy === null && record.role !== null) {',
    operations: ['GET /partners'],
  },
  {
    name: 'Removing a member does not revoke their keys',
    kind: 'former members',
    file: `${MEMBERS}/end-access.ts`,
    find: 'await tx.update(scope, apiKeys, { revokedAt }, [inArray(apiKeys.id, keys)])',
    put: '',
    operations: ['DELETE /members/{id}'],
  },
  {
    name: 'Removing a member does not revoke their share links',
    kind: 'former members',
    file: `${MEMBERS}/end-access.ts`,
    find: 'await tx.remove(scope, shareLinks, [inArray(shareLinks.id, ended)])',
    put: '',
    operations: ['DELETE /members/{id}'],
  },
  {
    name: 'Removing a member does not revoke their invitations',
    kind: 'former members',
    file: `${MEMBERS}/end-access.ts`,
    find: 'await tx.remove(scope, invitations, [inArray(invitations.id, invited)])',
    put: '',
    operations: ['DELETE /members/{id}'],
  },
  {
    name: 'Deleting a webhook needs only workspace.read',
    kind: 'scopes',
    file: 'server/modules/platform/webhooks/routes.ts',
    find: 'remove((ctx, id) => deleteWebhook(ctx, ownOf({ id })), {\n    ...writing,',
    put: 'remove((ctx, id) => deleteWebhook(ctx, ownOf({ id })), {\n    ...reading,',
    operations: ['DELETE /webhooks/{id}'],
  },
  {
    name: 'Any key can read the audit log',
    kind: 'scopes',
    file: 'server/core/authenticate.ts',
    find: 'if (!permits(scopes, needed)) {',
    put: "if (needed !== 'audit.read' && !permits(scopes, needed)) {",
    operations: ['GET /audit'],
  },
  {
    name: 'A webhook can subscribe to data that its creator cannot read',
    kind: 'scopes',
    file: 'server/modules/platform/webhooks/require-readers.ts',
    find: "if (type !== 'key' && type !== 'member') return",
    put: "if (type !== 'member') return",
    operations: ['POST /webhooks'],
  },
  {
    name: 'A key without customers.read receives a customer’s stored name and email',
    kind: 'scopes',
    file: 'server/modules/tracking/customers/hide-stored.ts',
    find: 'if (!customer || seesCustomers(scope)) return answer',
    put: 'return answer',
    operations: ['POST /track/sale'],
  },
  {
    name: 'A member can assign a role with more permissions than their own',
    kind: 'scopes',
    file: 'server/domain/roles.ts',
    find: 'return to === undefined || scopesOf(to).every((scope) => mayGrant(by.scopes, scope))',
    put: 'return true',
    operations: ['PATCH /members/{id}'],
  },
  {
    name: 'A refund can exceed its sale',
    kind: 'money',
    file: 'server/modules/tracking/sales/refund-sale.ts',
    find: 'if (amount > 0n && amount <= left) return amount',
    put: 'if (amount > 0n) return amount',
    operations: ['POST /track/refund'],
  },
  {
    name: 'A second refund ignores the first',
    kind: 'money',
    file: 'server/modules/tracking/sales/refund-sale.ts',
    find: 'refundedMinor: sale.refunded + amount,',
    put: 'refundedMinor: amount,',
    operations: ['POST /track/refund'],
  },
  {
    name: 'Balances ignore changes to payable commissions',
    kind: 'money',
    file: 'server/db/post-entries.ts',
    find: 'payable = b.payable + excluded.payable, in_transit',
    put: 'payable = b.payable, in_transit',
    operations: ['PATCH /commissions/{id}', 'POST /payouts/confirm'],
  },
]
