import type { ReactiveControllerHost } from 'lit'
import type { Problem } from '../api/client.ts'
import { asProblem } from './form.ts'

/** Does one thing at a time for an element, and keeps whether it is under way and how it went. */
export class Action {
  isBusy = false
  problem: Problem | undefined
  /** What was done, in the reader's words. */
  said = ''
  readonly #host: ReactiveControllerHost

  constructor(host: ReactiveControllerHost) {
    this.#host = host
  }

  /** Does it unless something is under way. Tells whether it went well; `said` is what to say then. */
  async run(work: () => Promise<unknown>, said = ''): Promise<boolean> {
    if (this.isBusy) return false
    this.isBusy = true
    this.clear()
    try {
      await work()
      this.said = said
    } catch (error) {
      this.problem = asProblem(error)
    }
    this.isBusy = false
    this.#host.requestUpdate()
    return this.problem === undefined
  }

  /** Forgets how it went. */
  clear(): void {
    this.problem = undefined
    this.said = ''
    this.#host.requestUpdate()
  }
}
