import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { createCustomer } from './create-customer.ts'
import { eraseCustomer } from './erase-customer.ts'
import { getCustomer } from './get-customer.ts'
import { listCustomers } from './list-customers.ts'
import {
  CreateCustomerBody,
  Customer,
  CustomerList,
  CustomerParams,
  CustomerQuery,
  ErasedCustomer,
  ListCustomersQuery,
  UpdateCustomerBody,
} from './schema.ts'
import { updateCustomer } from './update-customer.ts'

export function customerRoutes(deps: Deps) {
  return new Elysia({ name: 'customers', prefix: '/customers', tags: ['customers'] })
    .use(secure(deps))
    .post(
      '/',
      ({ ctx, body, set }) => {
        set.status = 201
        return createCustomer(ctx, body)
      },
      {
        needs: 'customers.write',
        body: CreateCustomerBody,
        response: { 201: Customer },
        detail: { operationId: 'createCustomer', summary: 'Create a customer' },
      },
    )
    .get('/', ({ ctx, query }) => listCustomers(ctx, query), {
      needs: 'customers.read',
      query: ListCustomersQuery,
      response: CustomerList,
      detail: { operationId: 'listCustomers', summary: 'List customers' },
    })
    .get('/:id', ({ ctx, params, query }) => getCustomer(ctx, { ...params, ...query }), {
      needs: 'customers.read',
      params: CustomerParams,
      query: CustomerQuery,
      response: Customer,
      detail: { operationId: 'getCustomer', summary: 'Get a customer' },
    })
    .patch(
      '/:id',
      ({ ctx, params, query, body }) => updateCustomer(ctx, { ...params, ...query }, body),
      {
        needs: 'customers.write',
        params: CustomerParams,
        query: CustomerQuery,
        body: UpdateCustomerBody,
        response: Customer,
        detail: { operationId: 'updateCustomer', summary: 'Update a customer' },
      },
    )
    .delete('/:id', ({ ctx, params }) => eraseCustomer(ctx, params.id), {
      needs: 'customers.write',
      params: CustomerParams,
      response: ErasedCustomer,
      detail: {
        operationId: 'deleteCustomer',
        summary: 'Erase a customer',
        description: 'Erases the person and keeps the sums: leads, sales and totals stay.',
      },
    })
}
