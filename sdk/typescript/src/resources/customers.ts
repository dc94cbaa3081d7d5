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

/** The people who became leads and bought. */
export class CustomersResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Create a customer. */
  create(params: CreateCustomerParams, options?: RequestOptions): Promise<Customer> {
    return this.#transport.json('POST', '/customers', { body: params }, options)
  }

  /** List customers. */
  list(params: ListCustomersParams = {}, options?: RequestOptions): Pages<Customer> {
    return this.#transport.pages('/customers', 'id', params, options)
  }

  /** Get a customer. */
  async get(id: string, params: GetCustomerParams = {}, options?: RequestOptions): Promise<Customer> {
    return this.#transport.json('GET', path`/customers/${id}`, { query: params }, options)
  }

  /** Update a customer. */
  async update(id: string, params: UpdateCustomerParams = {}, options?: RequestOptions): Promise<Customer> {
    const { includeExpandedFields, ...body } = params
    return this.#transport.json('PATCH', path`/customers/${id}`, { query: { includeExpandedFields }, body }, options)
  }

  /**
   * Erase a customer.
   *
   * Erases the person and keeps the sums: leads, sales and totals stay.
   */
  async delete(id: string, options?: RequestOptions): Promise<DeleteCustomerResult> {
    return this.#transport.json('DELETE', path`/customers/${id}`, {}, options)
  }

  /**
   * Export everything about a customer as NDJSON.
   *
   * The scope `read` does not allow it.
   */
  async export(id: string, options?: RequestOptions): Promise<string> {
    return this.#transport.text('GET', path`/customers/${id}/export`, {}, options)
  }
}
