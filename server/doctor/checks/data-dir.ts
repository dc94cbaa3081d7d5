import { existsSync, mkdtempSync, rmdirSync, statSync, statfsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { failed, ok, warning, wordsOf, type DoctorCheck } from '../check.ts'

const LEAST_FREE_BYTES = 1024 ** 3
const OTHERS = 0o077

/** Looks at the folder of data: whether it can be written, who may read the key, how much space is left. */
export const dataDir: DoctorCheck = {
  name: 'DATA_DIR',
  look({ config: { dataDir: folder } }) {
    const place = existsSync(folder) ? folder : dirname(folder)
    try {
      // Rights alone do not tell: to some file systems not even an administrator can write.
      rmdirSync(mkdtempSync(join(place, '.doctor-')))
    } catch (error) {
      return failed(
        `${place} cannot be written: ${wordsOf(error)}`,
        'Set DATA_DIR to a folder that belongs to the user of the server.',
      )
    }
    const key = join(folder, 'encryption.key')
    if (process.platform !== 'win32' && existsSync(key) && statSync(key).mode & OTHERS) {
      return failed(`Other users may read ${key}.`, `Run "chmod 600 ${key}".`)
    }
    const { bavail, bsize } = statfsSync(place)
    const free = bavail * bsize
    const mebibytes = Math.floor(free / 1024 ** 2)
    if (free >= LEAST_FREE_BYTES) return ok(`${folder} can be written; ${mebibytes} MiB are free.`)
    return warning(`${folder} has only ${mebibytes} MiB left.`, 'Free or add space.')
  },
}
