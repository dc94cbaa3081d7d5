import type { ApiError } from '../domain/errors.ts'
import type { Account, ProviderEvent } from './port.ts'

/**
 * Asking a provider for events at intervals: for one that calls nobody, or whose calls may be missed. An event
 * that a webhook has brought, too, has the same id and counts once.
 */
export interface Poll {
  everyMinutes: number
  /** Tells whether an account has the keys that it takes. */
  canPoll(account: Account): boolean
  /**
   * Reads one page, the oldest events first. A page may be read again after a crash.
   * @throws ApiError `unauthorized` or `bad_request` when the keys are refused: polling stops until they change;
   * `forbidden` when they are not permitted to read events: it is tried again a day later; any other error is tried
   * again, later each time
   */
  read(
    account: Account,
    from: {
      /** When the account was connected. */
      sinceMs: number
      /** Where the page before ended, in the provider's words. Null: this is the first. */
      cursor: string | null
      nowMs: number
    },
  ): Promise<PollPage>
}

/** A page of events. */
export interface PollPage {
  events: ProviderEvent[]
  /** Where the next one begins. */
  cursor: string
  hasMore: boolean
  /** Why the page could not be read from where it began; the next one is read later. */
  failure?: ApiError
}
