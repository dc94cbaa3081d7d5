import type { Listener } from './live-hub.ts'
import { OPENING } from './live-message.ts'

/** The bytes that one client may leave unread before it is dropped. */
const MAX_UNREAD_BYTES = 1_048_576

/** One open stream. Until `open`, messages are held back behind the missed ones. */
export class LiveClient implements Listener {
  readonly response: Response
  readonly mayListen: () => Promise<boolean>
  readonly #left: () => void
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined
  #held: Uint8Array[] | undefined = []

  constructor(mayListen: () => Promise<boolean>, left: () => void) {
    this.mayListen = mayListen
    this.#left = left
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller
        },
        cancel: () => this.end(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MAX_UNREAD_BYTES }),
    )
    this.response = new Response(body, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
        'x-accel-buffering': 'no',
      },
    })
  }

  open(missed: Uint8Array[]): void {
    const held = this.#held ?? []
    this.#held = undefined
    for (const message of [OPENING, ...missed, ...held]) this.send(message)
  }

  send(message: Uint8Array): void {
    if (this.#held) {
      this.#held.push(message)
      return
    }
    const controller = this.#controller
    if (!controller) return
    if ((controller.desiredSize ?? 0) > 0) controller.enqueue(message)
    else this.end(new Error('The client reads too slowly.'))
  }

  end(reason?: Error): void {
    const controller = this.#controller
    if (!controller) return
    this.#controller = undefined
    this.#left()
    try {
      if (reason) controller.error(reason)
      else controller.close()
    } catch {
      // The client had gone before.
    }
  }
}
