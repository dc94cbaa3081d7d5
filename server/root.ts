import { resolve } from 'node:path'

/**
 * The folder that `server/` and `dist/` lie in. Inside a compiled executable it is the file system of the
 * files embedded into it.
 */
export const ROOT = Bun.embeddedFiles.length > 0 ? import.meta.dir : resolve(import.meta.dir, '..')
