import { Deleted } from '../../../core/fields.ts'
import { byKey } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { create, list, remove } from '../../../http/operations/verbs.ts'
import { createCustomer } from './create-customer.ts'
import { eraseCustomer } from './erase-customer.ts'
import { getCustomer } from './get-customer.ts'
import { listCustomers } from './list-customers.ts'
import {
  CreateCustomerBody,
  Customer,
  CustomerParams as params,
  CustomerQuery,
  ListCustomersQuery,
  UpdateCustomerBody,
} from './schema.ts'
import { updateCustomer } from './update-customer.ts'

const reading = byKey('customers.read')
const writing = byKey('customers.write')

export const customers = resource('customers', [
  create(createCustomer, {
    ...writing,
    path: '/customers',
    body: CreateCustomerBody,
    answer: Customer,
    summary: 'Create a customer',
  }),
  list(listCustomers, {
    ...reading,
    path: '/customers',
    query: ListCustomersQuery,
    answer: Customer,
    summary: 'List customers',
  }),
  operation('GET', (ctx, { params, query }) => getCustomer(ctx, { ...params, ...query }), {
    ...reading,
    path: '/customers/:id',
    params,
    query: CustomerQuery,
    answer: Customer,
    id: 'getCustomer',
    summary: 'Get a customer',
  }),
  operation(
    'PATCH',
    (ctx, { params, query, body }) => updateCustomer(ctx, { ...params, ...query }, body),
    {
      ...writing,
      path: '/customers/:id',
      params,
      query: CustomerQuery,
      body: UpdateCustomerBody,
      answer: Customer,
      id: 'updateCustomer',
      summary: 'Update a customer',
    },
  ),
  remove(eraseCustomer, {
    ...writing,
    path: '/customers/:id',
    params,
    answer: Deleted,
    id: 'deleteCustomer',
    summary: 'Erase a customer',
    description: 'Erases the person and keeps the sums: leads, sales and totals stay.',
  }),
])
