// Made by `bun run generate` from server/locales/en.json and the texts of payout providers.
import type { Value } from './message.ts'

/** What the places of each message take. */
export interface MessageValues {
  'application.unknown-question': null
  'application.issue': { path: Value; problem: Value }
  'application.answer-required': null
  'application.one-answer': null
  'application.answer-not-text': null
  'application.duplicate-choice': null
  'application.unknown-choice': { options: Value }
  'application.answer-too-long': { count: number }
  'application.not-a-url': null
  'application.name-is-address': null
  'application.name-required': null
  'application.unknown-program': { name: Value }
  'application.unknown-group': { name: Value }
  'destination.required': null
  'destination.bad-scheme': { scheme: Value }
  'destination.credentials': null
  'destination.invalid': { count: number }
  'discount.every-payment': { off: Value }
  'discount.first-payment': { off: Value }
  'discount.months': { off: Value; count: number }
  'milestone.offer': { bonus: Value; goal: Value }
  'milestone.goal.leads': { count: number }
  'milestone.goal.sales': { count: number }
  'milestone.goal.revenue': { amount: Value }
  'milestone.goal.earnings': { amount: Value }
  'input.empty': { path: Value }
  'input.not-text': { path: Value }
  'input.not-one-line': { path: Value }
  'input.not-an-email': { address: Value }
  'input.not-a-language': null
  'input.not-a-time-zone': null
  'embed.no-access': { status: Value }
  'embed.under-review': null
  'embed.not-accepted': null
  'embed.program-ended': null
  'embed.no-email': null
  'embed.unknown-link': { id: Value }
  'embed.root-key': { key: Value }
  'link.bad-key': { key: Value; problem: Value }
  'link.key.empty': null
  'link.key.too-long': { count: number }
  'link.key.bad-character': null
  'link.key.empty-segment': null
  'link.key.bad-start': { start: Value }
  'link.key.php': null
  'link.key.reserved': null
  'link.key-taken': { link: Value }
  'link.no-free-key': null
  'link.partner-gets-none': { status: Value }
  'link.bad-host': { hosts: Value }
  'link.group-limit': { group: Value; count: number }
  'plan.links-limit': { plan: Value; limit: Value }
  'plan.partners-limit': { plan: Value; limit: Value }
  'program.deactivated': { program: Value }
  'session.ended': null
  'session.link-used': null
  'session.code-wrong': null
  'session.sign-in-again': null
  'session.invitation-used': null
  'session.email-changed': null
  'request.issue': { path: Value; problem: Value }
  'request.whole': null
  'request.invalid': null
  'request.expected-one-of': { words: Value }
  'request.too-long': { most: Value }
  'request.too-short': { least: Value }
  'request.invalid-value': null
  'request.null-character': null
  'request.too-many': { limit: Value; seconds: Value }
  'server.database-unreachable': null
  'server.failed': null
  'value.quoted': { words: Value }
  'value.true': null
  'value.false': null
  'value.list': { items: Value; item: Value }
  'value.list-more': { items: Value; more: Value }
  'enrollment.status.pending': null
  'enrollment.status.approved': null
  'enrollment.status.rejected': null
  'enrollment.status.invited': null
  'enrollment.status.declined': null
  'enrollment.status.archived': null
  'enrollment.status.deactivated': null
  'enrollment.status.banned': null
  'enrollment.ban-reason.tos_violation': null
  'enrollment.ban-reason.inappropriate_content': null
  'enrollment.ban-reason.fake_traffic': null
  'enrollment.ban-reason.fraud': null
  'enrollment.ban-reason.spam': null
  'enrollment.ban-reason.brand_abuse': null
  'condition.attribute.customer.country': null
  'condition.attribute.customer.source': null
  'condition.attribute.customer.signedUpDays': null
  'condition.attribute.customer.subscriptionMonths': null
  'condition.attribute.sale.type': null
  'condition.attribute.sale.amount': null
  'condition.attribute.sale.productId': null
  'condition.attribute.sale.processor': null
  'condition.attribute.sale.eventName': null
  'condition.attribute.partner.country': null
  'condition.attribute.partner.totalClicks': null
  'condition.attribute.partner.totalLeads': null
  'condition.attribute.partner.totalSales': null
  'condition.attribute.partner.totalSaleAmount': null
  'condition.attribute.partner.totalCommissions': null
  'condition.attribute.lead.metadata': null
  'condition.attribute.sale.metadata': null
  'condition.metadata-field': { label: Value; field: Value }
  'condition.choice.link': null
  'condition.choice.code': null
  'condition.choice.script': null
  'condition.choice.new': null
  'condition.choice.recurring': null
  'condition.operator.is': { name: Value; value: Value }
  'condition.operator.isNot': { name: Value; value: Value }
  'condition.operator.in': { name: Value; value: Value }
  'condition.operator.notIn': { name: Value; value: Value }
  'condition.operator.startsWith': { name: Value; value: Value }
  'condition.operator.endsWith': { name: Value; value: Value }
  'condition.operator.contains': { name: Value; value: Value }
  'condition.operator.notContains': { name: Value; value: Value }
  'condition.operator.gt': { name: Value; value: Value }
  'condition.operator.gte': { name: Value; value: Value }
  'condition.operator.lt': { name: Value; value: Value }
  'condition.operator.lte': { name: Value; value: Value }
  'condition.group': { conditions: Value }
  'condition.and': { one: Value; other: Value }
  'condition.or': { one: Value; other: Value }
  'condition.not-comparable': { condition: Value }
  'condition.holds-unknown': { condition: Value }
  'condition.fails-unknown': { condition: Value }
  'condition.holds': { condition: Value; actual: Value }
  'condition.fails': { condition: Value; actual: Value }
  'reward.percentage.click.every': { rate: Value }
  'reward.percentage.click.first': { rate: Value }
  'reward.percentage.lead.every': { rate: Value }
  'reward.percentage.lead.first': { rate: Value }
  'reward.percentage.sale.every': { rate: Value }
  'reward.percentage.sale.first': { rate: Value }
  'reward.percentage.referral.every': { rate: Value }
  'reward.percentage.referral.first': { rate: Value }
  'reward.flat.click.every': { amount: Value }
  'reward.flat.click.first': { amount: Value }
  'reward.flat.lead.every': { amount: Value }
  'reward.flat.lead.first': { amount: Value }
  'reward.flat.sale.every': { amount: Value }
  'reward.flat.sale.first': { amount: Value }
  'reward.flat.referral.every': { amount: Value }
  'reward.flat.referral.first': { amount: Value }
  'reward.months': { terms: Value; count: number }
  'reward.without': { terms: Value; parts: Value }
  'reward.part.tax': null
  'reward.part.shipping': null
  'reward.part.fee': null
  'reward.limited': { terms: Value; limit: Value }
  'reward.limit': { limit: Value }
  'reward.limit.customer.all': { sum: Value }
  'reward.limit.customer.day': { sum: Value }
  'reward.limit.customer.week': { sum: Value }
  'reward.limit.customer.month': { sum: Value }
  'reward.limit.partner.all': { sum: Value }
  'reward.limit.partner.day': { sum: Value }
  'reward.limit.partner.week': { sum: Value }
  'reward.limit.partner.month': { sum: Value }
  'reward.limit.commissions': { count: number }
  'reward.limit.amount-and-commissions': { amount: Value; commissions: Value }
  'reward.modifier': { terms: Value; conditions: Value }
  'tier.measure.revenue': null
  'tier.measure.sales': null
  'tier.measure.leads': null
  'tier.measure.earnings': null
  'tier.period.all': { measure: Value }
  'tier.period.month': { measure: Value }
  'tier.period.quarter': { measure: Value }
  'tier.period.year': { measure: Value }
  'reward.tier': { rate: Value; threshold: Value }
  'reward.tiered.all_or_nothing': { terms: Value; measured: Value; tiers: Value }
  'reward.tiered.marginal': { terms: Value; measured: Value; tiers: Value }
  'reward.product.percentage': { rate: Value; products: Value }
  'reward.product.flat': { amount: Value; products: Value }
  'reward.product.excluded': { products: Value }
  'reward.modifier-labelled': { label: Value; terms: Value }
  'reward.modifier-for': { terms: Value; conditions: Value }
  'earning.nothing': null
  'earning.modifier-reason': { number: Value; reason: Value }
  'earning.modifier-applies': { number: Value; terms: Value }
  'earning.reward-pays': { terms: Value }
  'earning.no-modifier-applies': { terms: Value }
  'earning.first.commission': null
  'earning.first.sale': null
  'earning.first-only.commission': { first: Value }
  'earning.first-only.sale': { first: Value }
  'earning.duration.sale.over': { count: number; first: Value; end: Value; at: Value }
  'earning.duration.sale.in-time': { count: number; first: Value; end: Value; at: Value }
  'earning.duration.commission.over': { count: number; first: Value; end: Value; at: Value }
  'earning.duration.commission.in-time': { count: number; first: Value; end: Value; at: Value }
  'earning.percentage': { rate: Value; amount: Value; earnings: Value }
  'earning.flat': { amount: Value }
  'earning.flat-quantity': { amount: Value; quantity: Value; earnings: Value }
  'earning.base': { amount: Value; parts: Value; base: Value }
  'earning.part.tax': { amount: Value }
  'earning.part.shipping': { amount: Value }
  'earning.part.fee': { amount: Value }
  'earning.product.percentage': { products: Value; rate: Value; amount: Value; earnings: Value }
  'earning.product.flat': { products: Value; amount: Value; quantity: Value; earnings: Value }
  'earning.product.excluded': { products: Value; amount: Value }
  'earning.rest': { amount: Value }
  'earning.sum': { earnings: Value }
  'earning.tier-volume': { measured: Value; volume: Value }
  'earning.tier-applies': { number: Value; terms: Value }
  'earning.tier-part-below': { threshold: Value; rate: Value; amount: Value; earnings: Value }
  'earning.tier-part-above': { rate: Value; amount: Value; earnings: Value }
  'earning.limit-reached': { limit: Value; count: number; amount: Value }
  'earning.limit-left': { limit: Value; count: number; amount: Value; left: Value }
  'receipt.join': { items: Value; item: Value }
  'receipt.percentage': { rate: Value; amount: Value; earnings: Value }
  'receipt.quantity': { quantity: Value; amount: Value; earnings: Value }
  'receipt.amount': { amount: Value }
  'receipt.products': { products: Value; sum: Value }
  'receipt.not-rewarded': { products: Value }
  'receipt.base': { amount: Value; parts: Value; base: Value }
  'receipt.sum': { earnings: Value }
  'receipt.first.sale': null
  'receipt.first.commission': null
  'receipt.later.sale': null
  'receipt.within.sale': { count: number }
  'receipt.within.commission': { count: number }
  'receipt.volume': { measured: Value; volume: Value }
  'receipt.limited': { limit: Value; left: Value }
  'receipt.final': { amount: Value }
  'receipt.pending': { day: Value }
  'receipt.pending-after': { day: Value; count: number }
  'receipt.processed': { day: Value }
  'receipt.paid': { day: Value }
  'receipt.hold': null
  'receipt.refunded': null
  'receipt.canceled': null
  'receipt.duplicate': null
  'timeline.click': null
  'timeline.lead': null
  'timeline.sale': { amount: Value }
  'timeline.earned': { amount: Value }
  'timeline.taken-back': { amount: Value }
  'timeline.payable': null
  'timeline.payout': null
  'timeline.payout-to': { account: Value }
  'timeline.paid': null
  'commission.reported-by-browser': null
  'commission.existing-customer': null
  'commission.no-holding-period': null
  'commission.holding-period': { count: number }
  'commission.converted.bank': { amount: Value; converted: Value; rate: Value; day: Value }
  'commission.converted.operator': { amount: Value; converted: Value; rate: Value; day: Value }
  'commission.rate-missing': { from: Value; to: Value; amount: Value }
  'commission.unearned.program-ended': { program: Value }
  'commission.unearned.not-eligible': { partner: Value; status: Value; program: Value }
  'commission.unearned.existing-customer': null
  'commission.unearned.no-reward': { event: string }
  'commission.custom.given': { actor: Value; amount: Value }
  'commission.custom.taken': { actor: Value; amount: Value }
  'commission.custom.reason': { reason: Value }
  'commission.custom.no-holding-period': null
  'commission.clicks-from-country': { count: number; country: Value; day: Value }
  'commission.clicks': { count: number; day: Value }
  'commission.referred': null
  'commission.by-program': null
  'commission.clawback.paid': { commission: Value }
  'commission.clawback.amount': { amount: Value }
  'commission.reversal-undone': { commission: Value }
  'commission.carried': { payout: Value; due: Value; paid: Value; rest: Value }
  'commission.canceled': null
  'commission.moved': null
  'commission.rest-taken-back': { actor: Value }
  'commission.imported': { source: Value }
  'commission.import-difference': { source: Value }
  'commission.restored': null
  'commission.sale-changed': { actor: Value; amount: Value }
  'commission.earnings-set': { actor: Value; before: Value; amount: Value }
  'commission.share-followed': { before: Value }
  'commission.share-corrected': { commission: Value }
  'commission.held': null
  'commission.released-by-person': null
  'commission.description.refund': null
  'commission.description.chargeback': null
  'commission.description.reversal': null
  'commission.description.carried': null
  'commission.description.rest': null
  'commission.description.referral': null
  'commission.description.correction': null
  'commission.milestone.reached': { goal: Value }
  'commission.milestone.corrected': { goal: Value }
  'commission.milestone.undone': { needed: Value; left: Value }
  'commission.milestone.merged': null
  'commission.description.milestone': { goal: Value }
  'commission.description.milestone-undone': { goal: Value }
  'ledger.commission_accrued': { what: Value }
  'ledger.commission_matured': { what: Value }
  'ledger.commission_adjusted': { what: Value }
  'ledger.commission_reversed': { what: Value }
  'ledger.commission_canceled': { what: Value }
  'ledger.commission_restored': { what: Value }
  'ledger.payout_sent': { payout: Value }
  'ledger.payout_sent-carried': { payout: Value; rest: Value }
  'ledger.payout_completed': { payout: Value }
  'ledger.payout_failed-reason': { payout: Value; reason: Value }
  'ledger.payout_failed': { payout: Value }
  'ledger.payout_canceled': { payout: Value }
  'ledger.payout_returned-reason': { payout: Value; reason: Value }
  'ledger.payout_returned': { payout: Value }
  'ledger.enrollment_merged': null
  'ledger.subject.click': null
  'ledger.subject.lead': null
  'ledger.subject.sale': null
  'ledger.subject.referral': null
  'ledger.subject.custom': null
  'ledger.subject.commission': null
  'ledger.subject.invoice': { commission: Value; invoice: Value }
  'ledger.subject.payout': null
  'ledger.subject.payout-to': { account: Value }
  'statement.amount': null
  'statement.accrued': null
  'statement.payable': null
  'statement.in-transit': null
  'statement.paid': null
  'statement.beginning': null
  'statement.title': { partner: Value; program: Value }
  'statement.heading': { partner: Value }
  'statement.opening': null
  'statement.closing': null
  'statement.no-postings': null
  'statement.day': null
  'statement.event-day': { day: Value }
  'statement.what': null
  'statement.number': { number: Value }
  'statement.not-final': null
  'statement.from': null
  'statement.to': null
  'statement.commissions': null
  'statement.payouts': null
  'statement.earned': null
  'statement.total': null
  'statement.summary': null
  'mail.test.subject': { host: Value }
  'mail.test.text': { host: Value }
  'mail.commission.any': null
  'mail.commission.click': null
  'mail.commission.lead': null
  'mail.commission.sale': null
  'mail.commission.referral': null
  'page.unsubscribe.ask': null
  'page.unsubscribe.ask-text': null
  'page.unsubscribe.button': null
  'page.unsubscribe.done': null
  'page.unsubscribe.done-text': null
  'page.unsubscribe.again-button': null
  'page.unsubscribe.again': null
  'page.unsubscribe.again-text': null
  'page.invitation.title': null
  'page.invitation.heading': null
  'page.invitation.text': null
  'page.invitation.accept': null
  'page.invitation.decline': null
  'page.invitation.declined': null
  'page.sign-in.title': null
  'page.sign-in.once': null
  'page.sign-in.email': null
  'page.sign-in.send': null
  'page.sign-in.sent': null
  'page.sign-in.code': null
  'page.sign-in.check-email': null
  'page.sign-in.other-email': null
  'page.sign-in.confirm': null
  'page.sign-in.confirm-text': { email: Value }
  'page.sign-in.not-sent': null
  'page.account.sign-out': null
  'page.account.signed-out': null
  'page.account.payout-method': null
  'page.account.save': null
  'page.account.saved': null
  'page.account.no-payout-method': null
  'portal.title': null
  'portal.invited-by': { name: Value; program: Value }
  'portal.invited-to': { program: Value }
  'portal.language': null
  'portal.apply': null
  'portal.friends-get': { offer: Value }
  'portal.no-partner-yet': null
  'portal.terms': null
  'portal.close': null
  'portal.broken': null
  'portal.no-program': null
  'portal.programs': null
  'portal.no-dashboard': { status: Value }
  'portal.connect': { provider: Value }
  'portal.connect-on': { provider: Value }
  'portal.in-review': { provider: Value }
  'portal.country': null
  'portal.at-provider': { provider: Value }
  'portal.no-page': null
  'portal.no-page-text': null
  'account.held-after-change': { until: Value }
  'page.account.optional': null
  'page.account.address': null
  'mail.fact': { label: Value; value: Value }
  'mail.help': null
  'mail.questions': null
  'mail.open-address': null
  'mail.greeting': { partner: Value }
  'mail.greeting-unnamed': null
  'mail.for': null
  'mail.amount': null
  'mail.to': null
  'mail.reason': null
  'mail.because.applied': null
  'mail.because.takes-part': null
  'mail.because.took-part': null
  'mail.because.paid': null
  'mail.because.digest': null
  'mail.because.invited': null
  'mail.because.payout-method': null
  'mail.because.email-changed': null
  'mail.because.sign-in': null
  'mail.because.account': null
  'mail.because.address': null
  'mail.application-approved.link': null
  'mail.application-approved.subject': { program: Value }
  'mail.application-approved.preheader': null
  'mail.application-approved.heading': null
  'mail.application-approved.text': { program: Value }
  'mail.application-received.subject': { program: Value }
  'mail.application-received.preheader': null
  'mail.application-received.heading': null
  'mail.application-received.text': { program: Value }
  'mail.application-rejected.subject': { program: Value }
  'mail.application-rejected.preheader': null
  'mail.application-rejected.heading': null
  'mail.application-rejected.text': { program: Value }
  'mail.application-rejected.again': { day: Value }
  'mail.commission-digest.subject': { total: Value; program: Value }
  'mail.commission-digest.preheader': { count: number }
  'mail.commission-digest.heading': { total: Value }
  'mail.commission-digest.text': { program: Value }
  'mail.commission-digest.total': null
  'mail.commission-digest.more': { count: number }
  'mail.commission-digest.held': null
  'mail.commission-digest.when': null
  'mail.commission-held.subject': { amount: Value }
  'mail.commission-held.preheader': null
  'mail.commission-held.heading': null
  'mail.commission-held.text': { program: Value }
  'mail.commission-reversed.subject': { amount: Value }
  'mail.commission-reversed.preheader': null
  'mail.commission-reversed.heading': null
  'mail.commission-reversed.text': { program: Value }
  'mail.enrollment-banned.subject': { program: Value }
  'mail.enrollment-banned.preheader': null
  'mail.enrollment-banned.heading': null
  'mail.enrollment-banned.text': { program: Value }
  'mail.enrollment-banned.answer': null
  'mail.enrollment-deactivated.subject': { program: Value }
  'mail.enrollment-deactivated.preheader': null
  'mail.enrollment-deactivated.heading': null
  'mail.enrollment-deactivated.text': { program: Value }
  'mail.group-changed.subject': { group: Value; program: Value }
  'mail.group-changed.preheader': null
  'mail.group-changed.heading': { group: Value }
  'mail.group-changed.text': { program: Value }
  'mail.partner-invited.terms': { terms: Value }
  'mail.partner-invited.subject': { program: Value }
  'mail.partner-invited.preheader': { program: Value }
  'mail.partner-invited.heading': { program: Value }
  'mail.partner-invited.text': { program: Value }
  'mail.partner-invited.open': null
  'mail.partner-invited.private': null
  'mail.payout-completed.subject': { program: Value; amount: Value }
  'mail.payout-completed.preheader': { account: Value }
  'mail.payout-completed.heading': { amount: Value }
  'mail.payout-completed.text': { program: Value }
  'mail.payout-completed.text-credit': { program: Value }
  'mail.payout-failed.subject': { amount: Value }
  'mail.payout-failed.preheader': null
  'mail.payout-failed.heading': { amount: Value }
  'mail.payout-failed.text': { program: Value }
  'mail.payout-method-changed.subject-removed': { program: Value }
  'mail.payout-method-changed.subject': { program: Value }
  'mail.payout-method-changed.preheader': null
  'mail.payout-method-changed.heading-removed': null
  'mail.payout-method-changed.heading': null
  'mail.payout-method-changed.on': null
  'mail.payout-method-changed.paid-to': null
  'mail.account-changed.before': null
  'mail.account-changed.held': { day: Value }
  'mail.email-changed.subject': { program: Value }
  'mail.email-changed.heading': null
  'mail.email-changed.text': { program: Value }
  'mail.email-changed.to': null
  'mail.payout-method-changed.answer': { program: Value }
  'mail.payout-sent.subject': { program: Value; amount: Value }
  'mail.payout-sent.preheader': { account: Value }
  'mail.payout-sent.heading': { amount: Value }
  'mail.payout-sent.text': { program: Value }
  'mail.payout-sent.commissions': null
  'mail.sign-in-link.subject': { program: Value }
  'mail.sign-in-link.once': { count: number }
  'mail.sign-in-link.code': null
  'mail.sign-in-link.ignore': null
  'mail.verify-email.subject': { program: Value }
  'mail.verify-email.preheader': null
  'mail.verify-email.heading': null
  'mail.verify-email.text': { program: Value }
  'mail.verify-email.once': { count: number }
  'mail.verify-email.open': null
  'mail.password-reset.subject': { program: Value }
  'mail.password-reset.open': null
  'mail.passkey-changed.added': { program: Value }
  'mail.passkey-changed.removed': { program: Value }
  'mail.passkey-changed.which': null
  'mail.passkey-changed.answer': null
  'mail.passkey-changed.open': null
  'mail.member-invited.subject': { program: Value }
  'mail.member-invited.preheader': null
  'mail.member-invited.text': { program: Value }
  'mail.how': null
  'mail.open-dashboard': null
  'payout-field.missing': { label: Value }
  'payout-field.too-long': { label: Value; max: Value }
  'payout-field.not-text': { label: Value }
  'payout-field.not-an-option': { values: Value }
  'payout-method.wrong-currency': { provider: Value }
  'payout-field.latin-name': null
  'payout.canceled': null
  'payout.file-discarded': null
  'payout-onboarding.no-form': { provider: Value }
  'payout-onboarding.form': { provider: Value }
  'payout-onboarding.not-offered': { provider: Value }
  'payout-onboarding.country': { provider: Value }
  'condition.operator.unknown': { name: Value; operator: Value; value: Value }
  'condition.label': { label: Value }
  'condition.phrase.any-of': { one: Value; other: Value }
  'condition.phrase.customer.country': { value: Value }
  'condition.phrase.customer.country-not': { value: Value }
  'condition.phrase.partner.country': { value: Value }
  'condition.phrase.partner.country-not': { value: Value }
  'condition.phrase.source.link': null
  'condition.phrase.source.code': null
  'condition.phrase.source.script': null
  'condition.phrase.sale.new': null
  'condition.phrase.sale.recurring': null
  'condition.phrase.sale.amount': { value: Value }
  'condition.phrase.sale.productId': { value: Value }
  'condition.phrase.sale.processor': { value: Value }
  'condition.phrase.sale.eventName': { value: Value }
  'condition.phrase.customer.signedUpDays': { value: Value }
  'condition.phrase.customer.subscriptionMonths': { value: Value }
  'condition.phrase.partner.totalClicks': { value: Value }
  'condition.phrase.partner.totalLeads': { value: Value }
  'condition.phrase.partner.totalSales': { value: Value }
  'condition.phrase.partner.totalSaleAmount': { value: Value }
  'condition.phrase.partner.totalCommissions': { value: Value }
  'condition.phrase.sale.metadata': null
  'condition.phrase.lead.metadata': null
  'condition.phrase.products': null
  'condition.phrase.other': null
  'condition.value.not': { value: Value }
  'condition.value.startsWith': { value: Value }
  'condition.value.endsWith': { value: Value }
  'condition.value.contains': { value: Value }
  'condition.value.notContains': { value: Value }
  'condition.value.gt': { value: Value }
  'condition.value.gte': { value: Value }
  'condition.value.lt': { value: Value }
  'condition.value.lte': { value: Value }
  'internal.commission.final': { partner: Value; amount: Value }
  'internal.commission.canceled': { actor: Value; reason: Value }
  'internal.commission.referred': { name: Value; partner: Value }
  'internal.commission.description.referral': { partner: Value }
  'internal.commission.held': { finding: Value }
  'internal.commission.held-under-review': { finding: Value }
  'internal.attribution.lead': { lead: Value; link: Value }
  'internal.attribution.imported': { source: Value; link: Value }
  'internal.attribution.code': { link: Value }
  'internal.attribution.unknown-code': { code: Value }
  'internal.attribution.unknown-lead': { name: Value }
  'internal.attribution.late-lead': { lead: Value; link: Value }
  'internal.attribution.customer': { link: Value }
  'internal.attribution.other-click': { click: Value }
  'internal.attribution.no-click': null
  'internal.attribution.in-window': { click: Value; link: Value; age: Value; days: Value }
  'internal.attribution.out-of-window': { click: Value; link: Value; age: Value; days: Value }
  'internal.attribution.no-window': { click: Value; link: Value; age: Value }
  'internal.attribution.click-later': { click: Value; link: Value }
  'internal.attribution.origin-later': { link: Value }
  'internal.attribution.moved': { link: Value }
  'internal.attribution.duplicate': { lead: Value }
  'internal.attribution.other-program': { click: Value; link: Value }
  'internal.attribution.existing-customer': null
  'internal.attribution.chosen': { model: string; click: Value }
  'internal.attribution.age.seconds': { number: Value }
  'internal.attribution.age.minutes': { number: Value }
  'internal.attribution.age.days': { number: Value }
  'internal.payout.refusal.banned': null
  'internal.payout.refusal.negative': { due: Value }
  'internal.payout.refusal.nothing_due': null
  'internal.payout.refusal.below_minimum': { due: Value; minimum: Value }
  'internal.payout.refusal.no_payout_method': null
  'internal.payout.refusal.no_tenant_id': null
  'internal.payout.refusal.method_not_offered': null
  'internal.payout.refusal.method_unverified': null
  'internal.payout.refusal.name_not_latin': null
  'internal.payout.refusal.held': { held: Value }
  'internal.payout.refusal.recently_changed': { until: Value }
  'internal.payout.refusal.currency_not_supported': { currency: Value }
  'internal.payout.refusal.no_funding_account': null
  'internal.payout.refusal.not_expressible': { due: Value; unit: Value }
  'internal.payout.refusal.below_provider_minimum': { payable: Value; least: Value }
  'internal.payout.refusal.over_provider_limit': { payable: Value }
  'internal.payout.refusal.over_cap': { due: Value; left: Value }
  'internal.payout.carried-most': { rest: Value; most: Value }
  'internal.payout.carried-unit': { rest: Value; unit: Value }
  'internal.payout.difference.added': { amount: Value }
  'internal.payout.difference.gone': null
  'internal.payout.difference.amount': { now: Value; before: Value }
  'internal.payout.difference.commissions': null
  'internal.payout.difference.method': null
  'internal.payout.differs': { partner: Value; reason: Value }
  'internal.payout.not-paid': { partner: Value; reason: Value }
  'internal.payout.differences': { items: Value; item: Value }
  'internal.payout.differences-more': { items: Value; more: Value }
  'internal.payout.draft-differs': { draft: Value; differences: Value }
  'internal.sample.first.sale': { amount: Value }
  'internal.sample.first.commission': { amount: Value }
  'internal.sample.later.sale': { count: number }
  'internal.sample.later.commission': { count: number }
  'internal.sample.events.click': { count: number }
  'internal.sample.events.lead': { count: number }
  'internal.sample.modifier': { conditions: Value }
  'internal.sample.tier': { threshold: Value; measured: Value }
  'internal.sample.crosses': { threshold: Value; measured: Value }
  'internal.sample.parts': { amount: Value; parts: Value }
  'internal.sample.product': { amount: Value; product: Value }
  'internal.sample.numbered': { number: Value }
  'internal.sample.too-much': { sample: Value }
  'internal.event.click': { at: Value; trigger: string; link: Value; referer: Value }
  'internal.event.click-from': { city: Value; country: Value; device: Value; browser: Value; os: Value }
  'internal.event.click-alias': { alias: Value }
  'internal.event.click-counts': null
  'internal.event.lead-unattributed': null
  'internal.event.lead-counts': { count: number }
  'internal.event.sale': { amount: Value }
  'internal.event.sale-refunded': { taken: Value; rest: Value }
  'internal.event.sale-unattributed': null
  'internal.event.refund': { amount: Value; at: Value }
  'internal.event.refund-undone': { amount: Value; at: Value }
  'internal.event.reported-by-browser': null
  'internal.event.earns': { partner: Value; amount: Value }
  'internal.event.earns-share': { partner: Value; amount: Value }
  'internal.event.takes-back': { amount: Value; partner: Value }
  'internal.event.gives-back': { amount: Value; partner: Value }
  'internal.fraud.same-email': null
  'internal.fraud.same-payment': null
  'internal.fraud.same-both': null
  'internal.fraud.shared-payout': { partners: Value }
  'internal.fraud.shared-email': { partners: Value }
  'internal.fraud.shared-both': { partners: Value }
  'internal.fraud.banned': { program: Value }
  'internal.fraud.twin-banned': { partner: Value; program: Value }
  'internal.fraud.ad-parameter': { network: Value; parameter: Value }
  'internal.fraud.ad-host': { network: Value; host: Value }
  'internal.fraud.banned-source': { host: Value; pattern: Value }
  'internal.fraud.customer-country': { country: Value }
  'internal.fraud.partner-country': { country: Value }
  'internal.fraud.customer-disposable': { domain: Value }
  'internal.fraud.partner-disposable': { domain: Value }
  'internal.fraud.too-fast': { seconds: Value; minSeconds: Value }
  'internal.fraud.click-velocity': { clicks: Value; visitors: Value }
  'internal.provider.late': { provider: Value }
  'internal.provider.unreachable': { provider: Value }
  'internal.provider.bad-answer': { provider: Value; status: Value }
  'internal.provider.refused': { provider: Value }
  'internal.provider.rejected': { provider: Value; status: Value }
  'internal.provider.not-granted': { provider: Value }
  'internal.connection.silent': { provider: Value }
  'internal.connection.no-event': null
  'internal.connection.last-failed': null
  'internal.connection.working': null
  'payout.stripe-connect.unknown-account': null
  'payout.stripe-connect.amount-too-large': null
  'payout.stripe-connect.amount-too-small': null
  'payout.stripe-connect.not-covered': null
  'payout.stripe-connect.incomplete-account': null
  'payout.stripe-connect.not-allowed': null
  'payout.stripe-connect.refused-code': { code: Value }
  'payout.stripe-connect.refused': null
  'payout.stripe-connect.inexact-amount': { amount: Value }
  'payout.stripe-connect.taken-back': null
  'payout.stripe-connect.account': null
  'payout.stripe-connect.no-account': null
  'payout.stripe-connect.no-onboarding': null
  'payout.stripe-connect.unreachable': null
  'payout.paypal.not-allowed': null
  'payout.paypal.bad-country': null
  'payout.paypal.bad-currency': null
  'payout.paypal.not-covered': null
  'payout.paypal.bad-email': null
  'payout.paypal.no-balance-in-currency': null
  'payout.paypal.locked': null
  'payout.paypal.bad-region': null
  'payout.paypal.unconfirmed': null
  'payout.paypal.no-account': null
  'payout.paypal.receiving-limit': null
  'payout.paypal.law': null
  'payout.paypal.checking': null
  'payout.paypal.sender-restricted': null
  'payout.paypal.sender-region': null
  'payout.paypal.sending-limit': null
  'payout.paypal.amount-too-large': null
  'payout.paypal.unclaimed': null
  'payout.paypal.given-back': null
  'payout.paypal.taken-back': null
  'payout.paypal.canceled': null
  'payout.paypal.refused-code': { code: Value }
  'payout.paypal.refused': null
  'payout.paypal.inexact-amount': { amount: Value }
  'payout.paypal.email': null
  'payout.paypal.email-too-long': { max: Value }
  'payout.sepa.no-account': null
  'payout.sepa.no-program-account': null
  'payout.sepa.account-closed': null
  'payout.sepa.account-blocked': null
  'payout.sepa.no-transfers': null
  'payout.sepa.unknown-kind': null
  'payout.sepa.amount-too-large': null
  'payout.sepa.bad-currency': null
  'payout.sepa.not-covered': null
  'payout.sepa.unexpected-amount': null
  'payout.sepa.unexpected-sum': null
  'payout.sepa.address-required': null
  'payout.sepa.unknown-sender': null
  'payout.sepa.bank-unreachable': null
  'payout.sepa.stopped': null
  'payout.sepa.program-bank-unreachable': null
  'payout.sepa.bad-day': null
  'payout.sepa.unreadable-file': null
  'payout.sepa.fraud': null
  'payout.sepa.holder-died': null
  'payout.sepa.refused-by-holder': null
  'payout.sepa.no-reason': null
  'payout.sepa.no-answer': null
  'payout.sepa.bad-bic': null
  'payout.sepa.law-sender': null
  'payout.sepa.law-sender-name': null
  'payout.sepa.law-holder-name': null
  'payout.sepa.law': null
  'payout.sepa.technical': null
  'payout.sepa.too-late': null
  'payout.sepa.not-justified': null
  'payout.sepa.refused-code': { code: Value }
  'payout.sepa.refused': null
  'payout.sepa.canceled': null
  'payout.sepa.holder': null
  'payout.sepa.not-latin': null
  'payout.sepa.no-iban': { example: Value }
  'payout.sepa.no-country': { country: Value }
  'payout.sepa.bad-length': { country: Value; length: Value; found: Value }
  'payout.sepa.bad-check-digits': null
  'payout.sepa.no-bic': { example: Value }
  'payout.nacha.checking': { account: Value }
  'payout.nacha.savings': { account: Value }
  'payout.nacha.not-covered': null
  'payout.nacha.account-closed': null
  'payout.nacha.no-account': null
  'payout.nacha.bad-account-number': null
  'payout.nacha.returned-on-request': null
  'payout.nacha.stopped': null
  'payout.nacha.not-authorised': null
  'payout.nacha.moved': null
  'payout.nacha.bad-routing-number': null
  'payout.nacha.payee-died': null
  'payout.nacha.holder-died': null
  'payout.nacha.frozen': null
  'payout.nacha.name-mismatch': null
  'payout.nacha.no-transfers': null
  'payout.nacha.bad-company-id': null
  'payout.nacha.bad-individual-id': null
  'payout.nacha.refused-by-holder': null
  'payout.nacha.duplicate': null
  'payout.nacha.company-not-authorised': null
  'payout.nacha.returned-with-consent': null
  'payout.nacha.partial-member': null
  'payout.nacha.returned': { code: Value }
  'payout.nacha.routing': null
  'payout.nacha.account': null
  'payout.nacha.account-type': null
  'payout.nacha.checking-account': null
  'payout.nacha.savings-account': null
  'payout.nacha.owner-type': null
  'payout.nacha.person': null
  'payout.nacha.company': null
  'payout.nacha.holder': null
  'payout.nacha.not-latin': null
  'payout.nacha.no-routing': null
  'payout.nacha.bad-routing': null
  'payout.nacha.no-account-number': null
  'payout.manual.account': null
  'payout.manual.instructions': null
  'payout.credit.account': null
  'payout.credit.not-offered': null
  'payout.credit.only': null
}
