import { byPartner } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { find } from '../../../http/operations/verbs.ts'
import { continueOnboarding } from './continue-onboarding.ts'
import { getOwnMethod, removeOwnMethod, setOwnMethod } from './own-payout-method.ts'
import { OnboardingBody, OwnPayoutMethod, PayoutMethodBody, PayoutOnboarding } from './schema.ts'

/** For signed-in partners only: no key of the workspace and no embedded dashboard can call these. */
export const payoutMethods = resource('payout-methods', [
  find(getOwnMethod, {
    ...byPartner,
    plan: 'partnerProgram',
    path: '/partner/payout-method',
    answer: OwnPayoutMethod,
    id: 'getPayoutMethod',
    summary: 'Retrieve payout method',
    description:
      'Retrieves the signed-in partner’s payout method and the methods that they can choose from.',
  }),
  operation('PUT', (ctx, { body }) => setOwnMethod(ctx, body), {
    ...byPartner,
    plan: 'partnerProgram',
    path: '/partner/payout-method',
    body: PayoutMethodBody,
    answer: OwnPayoutMethod,
    id: 'setPayoutMethod',
    summary: 'Update payout method',
    description:
      'Sets the signed-in partner’s payout method. Transfers in progress keep the previous method. The partner is notified by email, and payouts may be held for a few days.',
  }),
  operation('POST', (ctx, { body, incoming }) => continueOnboarding(ctx, body, incoming.headers), {
    ...byPartner,
    plan: 'partnerProgram',
    path: '/partner/payout-method/onboarding',
    body: OnboardingBody,
    answer: PayoutOnboarding,
    id: 'continuePayoutOnboarding',
    summary: 'Start payout onboarding',
    description:
      'Opens an account for the signed-in partner with a payout provider and returns the URL of the provider’s onboarding page. Call it again when the partner returns. When the provider has approved the account, it becomes the payout method.',
  }),
  operation('DELETE', removeOwnMethod, {
    ...byPartner,
    plan: 'partnerProgram',
    path: '/partner/payout-method',
    answer: OwnPayoutMethod,
    id: 'removePayoutMethod',
    summary: 'Delete payout method',
    description:
      'Removes the signed-in partner’s payout method. Payouts stop until the partner sets up another one.',
  }),
])
