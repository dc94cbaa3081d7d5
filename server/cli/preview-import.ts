import { IMPORT_KINDS } from '../domain/imports.ts'
import { addPart } from '../modules/intake/imports/add-part.ts'
import { createImport } from '../modules/intake/imports/create-import.ts'
import { previewImport as preview } from '../modules/intake/imports/preview-import.ts'
import type { Ctx } from '../core/ctx.ts'
import { WORKSPACE_FLAG, type BackendCommand, type Flag } from './command.ts'
import { operatorCtx } from './open.ts'
import { workOff } from './work-imports.ts'

const PART_BYTES = 500_000

const FILES: Readonly<Record<string, Flag>> = Object.fromEntries(
  IMPORT_KINDS.map((kind) => [kind, { describe: `A CSV file of kind ${kind}`, value: 'file' }]),
)

export const previewImport: BackendCommand = {
  words: 'import preview',
  summary: 'Preview an import from another platform or from CSV files, without changing data',
  argument: 'source',
  flags: {
    workspace: WORKSPACE_FLAG,
    program: { describe: 'The ID of the program; default: the oldest active program', value: 'id' },
    group: { describe: 'The ID of the group for new partners; default: default', value: 'id' },
    origin: { describe: 'A name that distinguishes sources with the same IDs', value: 'name' },
    unpaid: {
      describe: 'What to do with unpaid commissions: mature or hold',
      value: 'policy',
    },
    settings: {
      describe: 'A JSON file with the settings of the source: {"apiKey": "…"}',
      value: 'file',
    },
    ...FILES,
  },
  async run(deps, { argument, flags }) {
    const ctx = await operatorCtx(deps, flags.workspace, 'partnerProgram')
    const { unpaid } = flags
    if (unpaid !== undefined && unpaid !== 'mature' && unpaid !== 'hold') {
      throw new Error('--unpaid must be mature or hold.')
    }
    const { id } = await createImport(ctx, {
      source: argument,
      programId: flags.program ?? null,
      groupId: flags.group ?? null,
      ...(flags.origin === undefined ? {} : { origin: flags.origin }),
      ...(unpaid === undefined ? {} : { unpaid }),
      settings: await readSettings(flags.settings),
    })
    for (const kind of IMPORT_KINDS) {
      const path = flags[kind]
      if (path !== undefined) await upload(ctx, { id, kind, path })
    }
    await preview(ctx, id, {})
    return workOff(ctx, id)
  },
}

async function readSettings(path: string | undefined): Promise<Record<string, string>> {
  if (path === undefined) return {}
  const read: unknown = JSON.parse(await (await fileOf(path)).text())
  const entries = Object.entries(read ?? {})
  if (entries.some(([, value]) => typeof value !== 'string')) {
    throw new Error(`${path} must be a JSON object with text values.`)
  }
  return Object.fromEntries(entries) as Record<string, string>
}

async function upload(
  ctx: Ctx,
  { id, kind, path }: { id: string; kind: (typeof IMPORT_KINDS)[number]; path: string },
): Promise<void> {
  const file = await fileOf(path)
  for (let part = 0; part === 0 || part * PART_BYTES < file.size; part++) {
    const bytes = await file.slice(part * PART_BYTES, (part + 1) * PART_BYTES).arrayBuffer()
    await addPart(ctx, id, { kind, part, base64: Buffer.from(bytes).toString('base64') })
  }
}

async function fileOf(path: string) {
  const file = Bun.file(path)
  if (await file.exists()) return file
  throw new Error(`File not found: ${path}.`)
}
