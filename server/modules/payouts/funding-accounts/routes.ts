import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { connectAccount } from './connect-account.ts'
import { getAccount, listAccounts } from './list-accounts.ts'
import { listProviders } from './list-providers.ts'
import { removeAccount } from './remove-account.ts'
import {
  FundingAccount,
  FundingBody,
  FundingId,
  FundingQuery,
  PayoutProviderInfo,
  VerifyBody,
} from './schema.ts'
import { verifyAccount } from './verify-account.ts'

export function fundingAccountRoutes(deps: Deps) {
  return new Elysia({ name: 'funding-accounts', tags: ['funding-accounts'] })
    .use(secure(deps))
    .get('/payout-providers', () => listProviders(deps), {
      needs: 'program.read',
      response: t.Array(PayoutProviderInfo),
      detail: { operationId: 'listPayoutProviders', summary: 'List the ways to pay' },
    })
    .post(
      '/funding-accounts',
      ({ scope, body, set }) => {
        set.status = 201
        return connectAccount(deps, scope, body)
      },
      {
        needs: 'payouts.write',
        body: FundingBody,
        response: { 201: FundingAccount },
        detail: {
          operationId: 'connectFundingAccount',
          summary: 'Connect the account that pays through a provider',
        },
      },
    )
    .get('/funding-accounts', ({ scope, query }) => listAccounts(deps, scope, query), {
      needs: 'program.read',
      query: FundingQuery,
      response: t.Array(FundingAccount),
      detail: { operationId: 'listFundingAccounts', summary: 'List the accounts that pay' },
    })
    .get('/funding-accounts/:id', ({ scope, params }) => getAccount(deps, scope, params.id), {
      needs: 'program.read',
      params: FundingId,
      response: FundingAccount,
      detail: { operationId: 'getFundingAccount', summary: 'Read an account that pays' },
    })
    .post(
      '/funding-accounts/:id/verify',
      ({ scope, params, body }) => verifyAccount(deps, scope, params.id, body ?? {}),
      {
        needs: 'payouts.write',
        params: FundingId,
        body: t.Nullable(VerifyBody),
        response: FundingAccount,
        detail: {
          operationId: 'verifyFundingAccount',
          summary: 'Prove that an account can pay',
        },
      },
    )
    .delete('/funding-accounts/:id', ({ scope, params }) => removeAccount(deps, scope, params.id), {
      needs: 'payouts.write',
      params: FundingId,
      response: FundingAccount,
      detail: {
        operationId: 'removeFundingAccount',
        summary: 'Pay nothing more from an account',
      },
    })
}
