import { open, readdir, readFile, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { readFrames } from './frames.ts'

const NAME = /^(\d{15})\.spool$/
const DIGITS = 15

/** A file of the spool that is complete. Its name is the time, in milliseconds, when it was begun. */
export interface Segment {
  path: string
  beganMs: number
  records: number
  bytes: number
}

/** Lists the files of a folder in the order in which they were written. */
export async function listSegments(folder: string): Promise<Segment[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const bytes = await readFile(path)
      const beganMs = Number(NAME.exec(name)![1])
      return { path, beganMs, records: readFrames(bytes).records.length, bytes: bytes.length }
    }),
  )
}

/** Reads the records of a file; what was torn by the death of its writer is left out. */
export async function readSegment({ path }: Segment): Promise<Buffer[]> {
  return readFrames(await readFile(path)).records
}

export async function deleteSegment({ path }: Segment): Promise<void> {
  await unlink(path)
}

/** A file that is being written. */
export class OpenSegment implements Segment {
  readonly path: string
  readonly beganMs: number
  records = 0
  bytes = 0
  readonly #file: FileHandle

  private constructor(path: string, beganMs: number, file: FileHandle) {
    this.path = path
    this.beganMs = beganMs
    this.#file = file
  }

  /** Begins a file and stores its name, so that a power cut cannot take it away. */
  static async begin(folder: string, beganMs: number): Promise<OpenSegment> {
    const path = join(folder, `${String(beganMs).padStart(DIGITS, '0')}.spool`)
    const file = await open(path, 'wx', 0o600)
    const directory = await open(folder, 'r')
    await directory.sync().finally(() => directory.close())
    return new OpenSegment(path, beganMs, file)
  }

  /** Appends frames and waits until the disk has them. If it fails, the file is as it was before. */
  async append(frames: readonly Buffer[]): Promise<void> {
    const bytes = Buffer.concat(frames)
    try {
      let written = 0
      while (written < bytes.length) {
        const position = this.bytes + written
        const { bytesWritten } = await this.#file.write(bytes, written, undefined, position)
        written += bytesWritten
      }
      await this.#file.datasync()
    } catch (error) {
      await this.#file.truncate(this.bytes).catch(() => {})
      throw error
    }
    this.bytes += bytes.length
    this.records += frames.length
  }

  async close(): Promise<void> {
    await this.#file.close()
  }
}
