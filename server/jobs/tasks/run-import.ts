import { runImport } from '../../modules/intake/imports/run/run-import.ts'
import type { Task } from './task.ts'

export const runImportTask: Task<'run-import'> = (ctx, { importId }) => runImport(ctx, importId)
