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
    summary: 'List the ways to pay',
  }),
  create(connectAccount, {
    ...byKey('payouts.write'),
    path: '/funding-accounts',
    body: FundingBody,
    answer: FundingAccount,
    id: 'connectFundingAccount',
    summary: 'Connect the account that pays through a provider',
  }),
  list(listAccounts, {
    ...byKey('program.read'),
    path: '/funding-accounts',
    query: FundingQuery,
    answer: FundingAccount,
    id: 'listFundingAccounts',
    summary: 'List the accounts that pay',
  }),
  read(getAccount, {
    ...byKey('program.read'),
    path: '/funding-accounts/:id',
    answer: FundingAccount,
    id: 'getFundingAccount',
    summary: 'Read an account that pays',
  }),
  act((ctx, id, body) => verifyAccount(ctx, id, body ?? {}), {
    ...byKey('payouts.write'),
    path: '/funding-accounts/:id/verify',
    body: t.Nullable(VerifyBody),
    answer: FundingAccount,
    id: 'verifyFundingAccount',
    summary: 'Prove that an account can pay',
  }),
  remove(removeAccount, {
    ...byKey('payouts.write'),
    path: '/funding-accounts/:id',
    answer: FundingAccount,
    id: 'removeFundingAccount',
    summary: 'Pay nothing more from an account',
  }),
])
