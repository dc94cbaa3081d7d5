import { Task } from '@lit/task'
import { LitElement, render, type ReactiveController } from 'lit'
import { problemNote } from './problem-note.ts'
import { nextFrame } from './wait.ts'

/** By element; not a field, since decorators add controllers before there are fields. */
const tasks = new WeakMap<ConsoleElement, Task[]>()

/**
 * An element of the console. Where it cannot be drawn, because an answer has another shape than the API
 * documents, it says so and offers to read again; the rest of the page stays.
 */
export class ConsoleElement extends LitElement {
  /** Whether it is drawn in a task of its own, after the first frame with what stands above it. */
  static isDeferred = false

  override addController(controller: ReactiveController): void {
    super.addController(controller)
    if (controller instanceof Task) tasks.set(this, [...(tasks.get(this) ?? []), controller])
  }

  protected override async scheduleUpdate(): Promise<void> {
    const { isDeferred } = this.constructor as typeof ConsoleElement
    if (isDeferred && !this.hasUpdated) await nextFrame()
    await super.scheduleUpdate()
  }

  protected override performUpdate(): void {
    try {
      super.performUpdate()
    } catch (error) {
      console.error(`<${this.localName}> could not be drawn.`, error)
      render(
        problemNote(error, () => this.#readAgain()),
        this.renderRoot,
        this.renderOptions,
      )
    }
  }

  #readAgain(): void {
    for (const task of tasks.get(this) ?? []) void task.run()
    this.requestUpdate()
  }
}
