import { freePort } from '../../kit/free-port.ts'
import { ServerProcess, type LogLine, type ServerOptions } from '../server-process.ts'

/** A place for a server: its port stays, its process may be killed and started again. */
export class Slot {
  readonly port: number
  readonly #options: Omit<ServerOptions, 'port'>
  #process: ServerProcess
  readonly #past: ServerProcess[] = []

  private constructor(port: number, options: Omit<ServerOptions, 'port'>) {
    this.port = port
    this.#options = options
    this.#process = new ServerProcess({ port, ...options })
  }

  static async start(options: Omit<ServerOptions, 'port'>): Promise<Slot> {
    return new Slot(await freePort(), options)
  }

  get running(): boolean {
    return this.#process.running
  }

  /** Resolves when the server answers that it can do everything. */
  async ready(): Promise<void> {
    await this.#process.ready()
  }

  /** Kills the server with -9. */
  async kill(): Promise<void> {
    await this.#process.kill()
  }

  /** Asks it to stop and waits until it has: its exit code. */
  stop(): Promise<number> {
    this.#process.signal('SIGTERM')
    return this.#process.exited()
  }

  /** Starts another process, after the last one has ended. */
  start(): void {
    this.#past.push(this.#process)
    this.#process = new ServerProcess({ port: this.port, ...this.#options })
  }

  /** Stops it where it is for as long as something takes. */
  async pause(during: () => Promise<void>): Promise<void> {
    this.#process.signal('SIGSTOP')
    await during().finally(() => this.#process.signal('SIGCONT'))
  }

  /** What all its processes have written to the log. */
  log(): { lines: LogLine[]; noise: string[] } {
    const all = [...this.#past, this.#process]
    return {
      lines: all.flatMap(({ lines }) => lines),
      noise: all.flatMap(({ noise }) => noise),
    }
  }

  async close(): Promise<void> {
    await this.#process.stop()
  }
}
