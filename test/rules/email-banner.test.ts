import { expect, test } from 'bun:test'
import { TEMPLATES, type TemplateName } from '../../server/notify/templates/index.ts'

const PAYOUTS = [
  'money/payouts-page',
  'money/payout-preview-page',
  'money/payout-draft-page',
  'money/payout-run-page',
  'money/payout-page',
]
const PARTNER = ['partners/partner-page']
const EARNINGS = ['money/commission-page', 'money/commissions-page', 'money/fraud-page']

/** The pages of the console on which somebody has each mail sent; none for what other places send. */
const SENDERS: Readonly<Record<TemplateName, readonly string[]>> = {
  'partner-invited': ['partners/invite-list', ...PARTNER],
  'application-received': [],
  'application-approved': ['partners/applications-page', ...PARTNER],
  'application-rejected': ['partners/applications-page', ...PARTNER],
  'enrollment-banned': PARTNER,
  'enrollment-deactivated': PARTNER,
  'group-changed': ['program/group-page', ...PARTNER],
  'commission-digest': EARNINGS,
  'commission-held': EARNINGS,
  'commission-reversed': EARNINGS,
  'payout-sent': PAYOUTS,
  'payout-completed': PAYOUTS,
  'payout-failed': PAYOUTS,
  'payout-method-changed': [],
  'email-changed': [],
  'sign-in-link': [],
  'verify-email': [],
  'password-reset': [],
  'passkey-changed': [],
  'member-invited': ['settings/members/members-page'],
  'new-application': ['partners/applications-page'],
  'fraud-flagged': ['money/fraud-page'],
  'payout-run-ready': PAYOUTS,
  'payout-draft-waiting': PAYOUTS,
  'payout-approval-changed': ['brand/program-page', 'money/payout-accounts-page'],
  'scheduled-payouts-failed': PAYOUTS,
}

test('each page that has mail sent says when none goes out', async () => {
  expect(Object.keys(SENDERS).toSorted()).toEqual(Object.keys(TEMPLATES).toSorted())
  const pages = [...new Set([...Object.values(SENDERS).flat(), 'settings/mails/mail-texts-page'])]
  const silent = []
  for (const page of pages) {
    const source = await Bun.file(`${import.meta.dir}/../../console/${page}.ts`).text()
    const says = source.includes('<email-banner') && source.includes("base/email-banner.ts'")
    if (!says) silent.push(page)
  }
  expect(silent).toEqual([])
})
