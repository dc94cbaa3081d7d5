import type { AuditEntry } from '../../api/wire.gen.ts'
import { t, type TemplateWith, type TextId } from '../../base/texts.ts'

/** What was changed, as it stands in a sentence: “Anna changed the reward”. */
export const OBJECTS: Readonly<Record<AuditEntry['type'], TextId>> = {
  workspace: 'audit.theWorkspace',
  key: 'audit.theSecretKey',
  member: 'audit.theMember',
  invitation: 'audit.theInvitation',
  domain: 'audit.theDomain',
  folder: 'audit.theFolder',
  tag: 'audit.theTag',
  link: 'audit.theLink',
  program: 'audit.theProgram',
  group: 'audit.theGroup',
  reward: 'audit.theReward',
  discount: 'audit.theDiscount',
  discount_code: 'audit.theDiscountCode',
  milestone: 'audit.theMilestone',
  partner: 'audit.thePartner',
  partner_tag: 'audit.thePartnerTag',
  partner_note: 'audit.thePartnerNote',
  enrollment: 'audit.theEnrollment',
  customer: 'audit.theCustomer',
  commission: 'audit.theCommission',
  fraud_flag: 'audit.theFraudFinding',
  payout_method: 'audit.thePayoutMethod',
  funding_account: 'audit.payoutAccount',
  connection: 'audit.theConnection',
  import: 'audit.theImport',
  payout_draft: 'audit.payoutDraft',
  payout_run: 'audit.thePayoutRun',
  payout: 'audit.thePayout',
  payout_file: 'audit.theBankFile',
  closing: 'audit.theMonth',
  exchange_rate: 'audit.theExchangeRate',
  saved_view: 'audit.theSavedView',
  share_link: 'audit.reportLink',
  utm_template: 'audit.theUtmTemplate',
  webhook: 'audit.theWebhook',
  image: 'audit.theImage',
  export: 'audit.theData',
}

/** The same in a list to choose from. */
export const TYPE_NAMES: Readonly<Record<AuditEntry['type'], TextId>> = {
  workspace: 'common.workspace',
  key: 'apiKeys.secretKeys',
  member: 'common.members',
  invitation: 'invites.invitations',
  domain: 'common.domains',
  folder: 'common.folders',
  tag: 'common.tags',
  link: 'common.links',
  program: 'common.programs',
  group: 'audit.groups',
  reward: 'audit.rewards',
  discount: 'common.discounts',
  discount_code: 'webhooks.discountCodes',
  milestone: 'webhooks.milestones',
  partner: 'common.partners',
  partner_tag: 'partners.tags',
  partner_note: 'partners.notes',
  enrollment: 'webhooks.enrollments',
  customer: 'common.customers',
  commission: 'field.commissions',
  fraud_flag: 'audit.fraudFindings',
  payout_method: 'audit.payoutMethods',
  funding_account: 'audit.payoutAccounts',
  connection: 'common.connections',
  import: 'common.imports',
  payout_draft: 'audit.payoutDrafts',
  payout_run: 'webhooks.payoutRuns',
  payout: 'field.lines',
  payout_file: 'audit.bankFiles',
  closing: 'common.closedPeriods',
  exchange_rate: 'audit.exchangeRates',
  saved_view: 'analytics.savedViews',
  share_link: 'audit.reportLinks',
  utm_template: 'audit.utmTemplates',
  webhook: 'common.webhooks',
  image: 'audit.images',
  export: 'audit.exports',
}

type Sentence = TemplateWith<'actor' | 'what'>

const ACTIONS: Readonly<Record<AuditEntry['action'], Sentence>> = {
  created: 'audit.actorCreatedWhat',
  updated: 'audit.actorUpdated',
  deleted: 'audit.actorDeletedWhat',
  tag_added: 'audit.actorAddedTag',
  tag_removed: 'audit.actorRemovedTag',
  exported: 'audit.actorExportedAllData',
  erased: 'audit.actorErasedWhat',
  signed_in: 'audit.actorSignedIn',
  sign_in_failed: 'audit.signFailed',
  password_set: 'audit.actorSetPassword',
  password_changed: 'audit.actorChangedPassword',
  password_reset: 'audit.actorResetPassword',
  password_removed: 'audit.actorRemovedPassword',
  two_factor_started: 'audit.actorTurnedTwoFactor',
  recovery_code_used: 'audit.actorUsedRecoveryCode',
  two_factor_ended: 'audit.actorTurnedOffTwo',
  viewed_as: 'audit.actorViewedDashboard',
  access_link_created: 'audit.actorCreatedSignLink',
  passkey_added: 'audit.actorAddedPasskey',
  passkey_renamed: 'audit.actorRenamedPasskey',
  passkey_removed: 'audit.actorRemovedPasskey',
  cleared: 'audit.actorClearedTestData',
}

/** What setting a time, or a name, says more plainly than “changed”. */
const DECISIONS: readonly (readonly [column: string, set: Sentence, taken?: Sentence])[] = [
  ['deletedAt', 'audit.actorDeletedWhat', 'audit.actorRestoredWhat'],
  ['archivedAt', 'audit.actorArchivedWhat', 'audit.actorRestoredWhat'],
  ['revokedAt', 'audit.actorRevokedWhat'],
  ['removedAt', 'audit.actorRemovedWhat'],
  ['deactivatedAt', 'audit.actorDeactivatedWhat', 'audit.actorActivatedWhat'],
  ['disabledAt', 'audit.actorDisabledWhat', 'audit.actorEnabledWhat'],
  ['confirmedBy', 'audit.actorConfirmedWhat'],
  ['discardedBy', 'audit.actorDiscardedWhat'],
  ['downloadedAt', 'audit.actorDownloadedWhat'],
  ['mergedIntoId', 'audit.actorMerged'],
]

/** Returns the sentence of an entry, with `{actor}` and `{what}` in it. */
export function sentenceOf({ type, action, before, after, actor, resource }: AuditEntry): Sentence {
  if (type === 'member') {
    const isSelf = actor.id === resource.id
    if (action === 'created') return isSelf ? 'audit.actorJoined' : 'audit.actorAddedWhat'
    if (action === 'deleted') return isSelf ? 'audit.actorLeft' : 'audit.actorRemovedWhat'
  }
  if (type === 'export') return 'audit.actorExportedWhat'
  if (type === 'closing') return 'audit.actorClosedWhat'
  if (action === 'updated') {
    const status = after?.['status']
    if (type === 'enrollment' && status === 'banned') return 'audit.actorBannedWhat'
    if (type === 'enrollment' && status === 'approved') return 'audit.actorApprovedWhat'
    for (const [column, set, taken] of DECISIONS) {
      if (after && column in after && after[column] !== null) return set
      if (taken && before && column in before && before[column] !== null) return taken
    }
  }
  return ACTIONS[action]
}

/** Jobs and pages that act by themselves, by the name that the API has for them. */
const SYSTEMS: Readonly<Record<string, TextId>> = {
  cli: 'audit.commandLine',
  server: 'audit.server',
  demo: 'audit.demo',
  events: 'audit.eventBatch',
  'partner-pages': 'audit.partnerPortal',
  'payout-callback': 'audit.aPayoutProvider',
  unsubscribe: 'audit.emailRecipient',
  'sign-in': 'audit.signPage',
  'domain-taken-over': 'audit.anotherWorkspaceVerifiedDomain',
}

/** Names who acted. */
export function actorText({ actor: { type, id, name } }: AuditEntry): string {
  if (type === 'member') return name ?? t('audit.aFormerMember')
  if (type === 'key') return t('audit.keyName', { name: name ?? id })
  if (type === 'partner') return t('audit.partnerName', { name: name ?? id })
  if (type === 'embed') return t('audit.partnerUsingApp')
  if (type === 'browser') return t('audit.visitorHost', { host: id })
  if (type === 'database') return t('audit.databaseUserName', { name: id })
  const known = SYSTEMS[id]
  return known ? t(known) : t('audit.jobName', { name: id })
}
