export interface KnownFailure {
  /** What goes wrong elsewhere. */
  failure: string
  /** Tests of this repository that it does not happen here, by file. */
  tests: readonly (readonly [file: string, name: string])[]
}

/** Returns the path of a test of the API. */
export const api = (file: string) => `test/api/${file}.test.ts`
export const CONTRACT = 'test/contracts/integrations.test.ts'
/** What no other file has a place for. */
export const HERE = api('provider-failures')
