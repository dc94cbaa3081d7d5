import type { ReactiveController, ReactiveControllerHost } from 'lit'
import { call, whenChanged } from '../api/client.ts'
import type { Attention } from '../api/wire.gen.ts'
import { idle, pause } from '../base/wait.ts'

/** After the first view, and after a change, when others may follow. */
const PAUSE_MS = 1_500
const FRESH_MS = 60_000

/** What is counted for each program, and shown in the navigation. */
export type Count = 'applications' | 'fraudFlags' | 'payoutDrafts'

interface Known {
  workspaceId: string | undefined
  attention: Attention
  atMs: number
}

let known: Known | undefined
const listeners = new Set<() => void>()

/** Reads what needs attention in a workspace, for the page that shows it and for the navigation. @throws Problem */
export async function readAttention(
  workspaceId: string | undefined,
  signal?: AbortSignal,
): Promise<Attention> {
  const options = signal ? { signal } : {}
  const attention = await call<Attention>('/workspace/attention', options)
  known = { workspaceId, attention, atMs: performance.now() }
  for (const tell of listeners) tell()
  return attention
}

/** Adds a count up for all programs; an answer of another shape counts nothing. */
export function sumCount({ programs }: Attention, name: Count): number {
  if (!Array.isArray(programs)) return 0
  const counts = programs.map((program: Partial<Record<Count, unknown>> | null) => program?.[name])
  return counts.reduce<number>((sum, one) => (typeof one === 'number' ? sum + one : sum), 0)
}

/** Keeps the counts of the navigation: read when there is nothing better to do, and again after changes. */
export class AttentionController implements ReactiveController {
  readonly #host: ReactiveControllerHost
  readonly #workspaceId: () => string | undefined
  #isWaiting = false

  constructor(host: ReactiveControllerHost, workspaceId: () => string | undefined) {
    this.#host = host
    this.#workspaceId = workspaceId
    host.addController(this)
  }

  /** How much there is of something; 0 as long as nobody knows. */
  count(name: Count): number {
    return known && known.workspaceId === this.#workspaceId() ? sumCount(known.attention, name) : 0
  }

  /** Reads the counts soon, if they are not of the last minute. */
  async refresh({ isChanged = false } = {}): Promise<void> {
    if (this.#isWaiting) return
    this.#isWaiting = true
    await pause(PAUSE_MS)
    await idle()
    this.#isWaiting = false
    const workspaceId = this.#workspaceId()
    const readAtMs = known?.workspaceId === workspaceId ? known?.atMs : undefined
    const isFresh = performance.now() - (readAtMs ?? -Infinity) < FRESH_MS
    if (!workspaceId || (isFresh && !isChanged)) return
    // Pages work without them.
    await readAttention(workspaceId).catch(() => {})
  }

  readonly #tell = () => this.#host.requestUpdate()

  hostConnected(): void {
    listeners.add(this.#tell)
    whenChanged(() => void this.refresh({ isChanged: true }))
  }

  hostDisconnected(): void {
    listeners.delete(this.#tell)
  }
}
