import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BLOCK = Buffer.alloc(1_048_576)

/** A file system of a few hundred megabytes, which can be filled to the last byte. Needs root on Linux. */
export class SmallDisk {
  readonly path: string

  private constructor(path: string) {
    this.path = path
  }

  /** Mounts one; undefined where that is not allowed. It goes with the name space of the run, or by `remove`. */
  static mount(megabytes: number): SmallDisk | undefined {
    const path = mkdtempSync(join(tmpdir(), 'svc-disk-'))
    const options = `size=${megabytes}m,mode=755`
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path])
    if (status === 0) return new SmallDisk(path)
    rmSync(path, { recursive: true })
    return undefined
  }

  /** Takes all the room that is left. */
  fill(): void {
    const file = openSync(join(this.path, 'ballast'), 'a')
    for (let size = BLOCK.length; size >= 1;) {
      try {
        if (writeSync(file, BLOCK, 0, size) < size) size = Math.floor(size / 2)
      } catch {
        size = Math.floor(size / 2)
      }
    }
    closeSync(file)
  }

  /** Gives the room back. */
  free(): void {
    rmSync(join(this.path, 'ballast'), { force: true })
  }

  /** A folder on it that everybody may enter, since Postgres may run as another user. */
  folder(name: string): string {
    const path = mkdtempSync(join(this.path, `${name}-`))
    chmodSync(path, 0o755)
    return path
  }

  remove(): void {
    spawnSync('umount', ['--lazy', this.path])
    rmSync(this.path, { recursive: true, force: true })
  }
}
