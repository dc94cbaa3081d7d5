import { readOperations, type ApiDescription, type Operation } from './operations.ts'
import { indexOperations, type SearchOperations } from './search-operations.ts'

/** What a client can find and call. */
export interface Catalog {
  version: string
  operations: ReadonlyMap<string, Operation>
  search: SearchOperations
}

/** Reads the operations of the API from its OpenAPI document, and indexes them. */
export function readCatalog(document: ApiDescription): Catalog {
  const operations = readOperations(document)
  return { version: document.info.version, operations, search: indexOperations(operations) }
}
