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
    .get('/payout-providers', ({ ctx }) => listProviders(deps, ctx.locale), {
      needs: 'program.read',
      response: t.Array(PayoutProviderInfo),
      detail: { operationId: 'listPayoutProviders', summary: 'List the ways to pay' },
    })
    .post(
      '/funding-accounts',
      ({ ctx, body, set }) => {
        set.status = 201
        return connectAccount(ctx, body)
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
    .get('/funding-accounts', ({ ctx, query }) => listAccounts(ctx, query), {
      needs: 'program.read',
      query: FundingQuery,
      response: t.Array(FundingAccount),
      detail: { operationId: 'listFundingAccounts', summary: 'List the accounts that pay' },
    })
    .get('/funding-accounts/:id', ({ ctx, params }) => getAccount(ctx, params.id), {
      needs: 'program.read',
      params: FundingId,
      response: FundingAccount,
      detail: { operationId: 'getFundingAccount', summary: 'Read an account that pays' },
    })
    .post(
      '/funding-accounts/:id/verify',
      ({ ctx, params, body }) => verifyAccount(ctx, params.id, body ?? {}),
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
    .delete('/funding-accounts/:id', ({ ctx, params }) => removeAccount(ctx, params.id), {
      needs: 'payouts.write',
      params: FundingId,
      response: FundingAccount,
      detail: {
        operationId: 'removeFundingAccount',
        summary: 'Pay nothing more from an account',
      },
    })
}
