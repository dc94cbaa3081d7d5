import { Task, TaskStatus } from '@lit/task'
import type { ReactiveController, ReactiveControllerHost } from 'lit'
import { call } from '../api/client.ts'
import type { SetupChecklist } from '../api/wire.gen.ts'

const AGAIN_MS = 4_000

/** Reads the setup checklist, and again every few seconds as long as somebody looks and a step is open. */
export class ChecklistController implements ReactiveController {
  readonly task: Task<readonly [string | undefined], SetupChecklist>
  readonly #again: () => void
  #timer = 0

  /** `read`: what else is read then, also once all steps are done. */
  constructor(
    host: ReactiveControllerHost,
    workspaceId: () => string | undefined,
    read: () => void = () => {},
  ) {
    this.task = new Task(host, {
      task: (_args: readonly [string | undefined], { signal }) =>
        call<SetupChecklist>('/setup-checklist', { signal }),
      args: () => [workspaceId()] as const,
    })
    this.#again = () => {
      if (document.visibilityState !== 'visible') return
      const { status, value } = this.task
      const isOpen = status === TaskStatus.COMPLETE && value?.steps.some(({ done }) => !done)
      if (isOpen) void this.task.run()
      read()
    }
    host.addController(this)
  }

  hostConnected(): void {
    this.#timer = window.setInterval(this.#again, AGAIN_MS)
    document.addEventListener('visibilitychange', this.#again)
  }

  hostDisconnected(): void {
    window.clearInterval(this.#timer)
    document.removeEventListener('visibilitychange', this.#again)
  }
}
