// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  CreateCustomerParams,
  Customer,
  DeleteCustomerResult,
  GetCustomerParams,
  ListCustomersParams,
  UpdateCustomerParams,
} from '../types.ts'

/** People who became leads or bought something. */
export class CustomersResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Creates a customer before the first lead. The customer is attributed when a lead with a click is
   * tracked.
   */
  create(params: CreateCustomerParams, options?: RequestOptions): Promise<Customer> {
    return this.#transport.json('POST', '/customers', { body: params }, options)
  }

  /** Returns the workspace’s customers, newest first by default. Deleted customers are excluded. */
  list(params: ListCustomersParams = {}, options?: RequestOptions): Pages<Customer> {
    return this.#transport.pages('/customers', 'id', params, options)
  }

  /**
   * Retrieves a customer by ID or external ID. Send `programId` with the external ID of a program’s
   * customer.
   */
  async get(id: string, params: GetCustomerParams = {}, options?: RequestOptions): Promise<Customer> {
    return this.#transport.json('GET', path`/customers/${id}`, { query: params }, options)
  }

  /** Updates a customer. Fields that you omit keep their values. */
  async update(id: string, params: UpdateCustomerParams = {}, options?: RequestOptions): Promise<Customer> {
    const { includeExpandedFields, programId, ...body } = params
    return this.#transport.json('PATCH', path`/customers/${id}`, { query: { includeExpandedFields, programId }, body }, options)
  }

  /**
   * Erases the customer’s personal data and keeps their leads, sales, and totals. By external ID,
   * also erases the customers with this ID in programs. This can’t be undone.
   */
  async delete(id: string, options?: RequestOptions): Promise<DeleteCustomerResult> {
    return this.#transport.json('DELETE', path`/customers/${id}`, {}, options)
  }

  /**
   * Exports all data about a customer as NDJSON, for data access requests. The broad `read` scope
   * isn’t sufficient. By external ID, also exports the customers with this ID in programs.
   */
  async export(id: string, options?: RequestOptions): Promise<string> {
    return this.#transport.text('GET', path`/customers/${id}/export`, {}, options)
  }
}
