import { t } from 'elysia'
import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { act, create, list, read, remove } from '../../../http/operations/verbs.ts'
import { connectAccount } from './connect-account.ts'
import { getAccount, listAccounts } from './list-accounts.ts'
import { listProviders } from './list-providers.ts'
import { removeAccount } from './remove-account.ts'
import {
  FundingAccount,
  FundingBody,
  FundingQuery,
  PayoutProviderInfo,
  VerifyBody,
} from './schema.ts'
import { verifyAccount } from './verify-account.ts'

export const fundingAccounts = resource('funding-accounts', [
  list(({ deps, locale }) => listProviders(deps, locale), {
    ...byKey('program.read', null),
    path: '/payout-providers',
    answer: PayoutProviderInfo,
    id: 'listPayoutProviders',
    summary: 'List payout providers',
    description: 'Returns the payout providers and the fields that each one requires.',
  }),
  create(connectAccount, {
    ...byKey('payouts.write'),
    path: '/funding-accounts',
    body: FundingBody,
    answer: FundingAccount,
    id: 'connectFundingAccount',
    summary: 'Connect funding account',
    description:
      'Connects an account that pays partners through a provider. It replaces the provider’s previous account once it’s verified. Transfers in progress keep the previous account.',
  }),
  list(listAccounts, {
    ...byKey('program.read'),
    path: '/funding-accounts',
    query: FundingQuery,
    answer: FundingAccount,
    id: 'listFundingAccounts',
    summary: 'List funding accounts',
    description: 'Returns funding accounts, newest first.',
  }),
  read(getAccount, {
    ...byKey('program.read'),
    path: '/funding-accounts/:id',
    answer: FundingAccount,
    id: 'getFundingAccount',
    summary: 'Retrieve funding account',
    description: 'Retrieves a funding account.',
  }),
  act((ctx, id, body) => verifyAccount(ctx, id, body ?? {}), {
    ...byKey('payouts.write'),
    path: '/funding-accounts/:id/verify',
    body: t.Nullable(VerifyBody),
    answer: FundingAccount,
    id: 'verifyFundingAccount',
    summary: 'Verify funding account',
    description:
      'Checks that an account can send payouts. Providers with an API are asked directly. For a bank account, you confirm the account details yourself.',
  }),
  remove(removeAccount, {
    ...byKey('payouts.write'),
    path: '/funding-accounts/:id',
    answer: FundingAccount,
    id: 'removeFundingAccount',
    summary: 'Delete funding account',
    description:
      'Removes a funding account. New payouts can’t use it. Transfers in progress continue, and their status is still updated.',
  }),
])
