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
    summary: 'Where the signed-in partner is paid, and the choices',
  }),
  operation('PUT', (ctx, { body }) => setOwnMethod(ctx, body), {
    ...byPartner,
    plan: 'partnerProgram',
    path: '/partner/payout-method',
    body: PayoutMethodBody,
    answer: OwnPayoutMethod,
    id: 'setPayoutMethod',
    summary: 'Say where the signed-in partner is paid',
  }),
  operation('POST', (ctx, { body, incoming }) => continueOnboarding(ctx, body, incoming.headers), {
    ...byPartner,
    plan: 'partnerProgram',
    path: '/partner/payout-method/onboarding',
    body: OnboardingBody,
    answer: PayoutOnboarding,
    id: 'continuePayoutOnboarding',
    summary: 'Set up an account on the pages of its provider',
    description:
      'Opens the account if there is none, and answers where to go on. Call it again when the partner comes back: once the provider is content, the account becomes the payout method.',
  }),
  operation('DELETE', removeOwnMethod, {
    ...byPartner,
    plan: 'partnerProgram',
    path: '/partner/payout-method',
    answer: OwnPayoutMethod,
    id: 'removePayoutMethod',
    summary: 'Remove where the signed-in partner is paid',
  }),
])
