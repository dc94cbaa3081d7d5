import type { ReactiveController, ReactiveControllerHost } from 'lit'

const AGAIN_MS = 4_000

/** Runs something every few seconds while it is asked to and the page is seen. */
export class WhileOpen implements ReactiveController {
  readonly #isOpen: () => boolean
  readonly #again: () => unknown
  #timer = 0

  constructor(
    host: ReactiveControllerHost,
    { isOpen, again }: { isOpen: () => boolean; again: () => unknown },
  ) {
    this.#isOpen = isOpen
    this.#again = again
    host.addController(this)
  }

  hostConnected(): void {
    this.#timer = window.setInterval(() => {
      if (!document.hidden && this.#isOpen()) this.#again()
    }, AGAIN_MS)
  }

  hostDisconnected(): void {
    window.clearInterval(this.#timer)
  }
}
