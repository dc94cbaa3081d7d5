/** What the server is asked; it answers each question. */
export type Command = 'cpu' | 'a minute later'

export interface Told {
  port: number
  /** Processor time of the server's process since its start, of all its threads. */
  cpuMs: number
}
