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
    summary: 'Create customer',
    description:
      'Creates a customer before the first lead. The customer is attributed when a lead with a click is tracked.',
  }),
  list(listCustomers, {
    ...reading,
    path: '/customers',
    query: ListCustomersQuery,
    answer: Customer,
    summary: 'List customers',
    description:
      'Returns the workspace’s customers, newest first by default. Deleted customers are excluded.',
  }),
  operation('GET', (ctx, { params, query }) => getCustomer(ctx, { ...params, ...query }), {
    ...reading,
    path: '/customers/:id',
    params,
    query: CustomerQuery,
    answer: Customer,
    id: 'getCustomer',
    summary: 'Retrieve customer',
    description:
      'Retrieves a customer by ID or external ID. Send `programId` with the external ID of a program’s customer.',
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
      summary: 'Update customer',
      description: 'Updates a customer. Fields that you omit keep their values.',
    },
  ),
  remove(eraseCustomer, {
    ...writing,
    path: '/customers/:id',
    params,
    answer: Deleted,
    id: 'deleteCustomer',
    summary: 'Delete customer',
    description:
      'Erases the customer’s personal data and keeps their leads, sales, and totals. By external ID, also erases the customers with this ID in programs. This can’t be undone.',
  }),
])
