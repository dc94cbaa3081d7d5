import type { Ctx } from '../../../core/ctx.ts'
import { parseOptional, parseText } from '../../../core/input.ts'
import { transact } from '../../../core/transact.ts'
import { placeOf } from '../../../db/sealed.ts'
import { imports } from '../../../db/schema/imports.ts'
import { actorName } from '../../../db/scope.ts'
import { invalid } from '../../../domain/errors.ts'
import { IMPORTERS } from '../../../importers/index.ts'
import type { FileFormat, Importer } from '../../../importers/port.ts'
import { openProgram } from '../../program/partners/queries.ts'
import { defaultGroup, findGroup } from '../../program/programs/queries.ts'
import { toImport } from './present.ts'
import type { Import, ImportBody } from './schema.ts'

const DEFAULT_FORMAT: FileFormat = { decimalMark: '.', amounts: 'major', dates: 'iso' }

/** Prepares an import. Nothing is read or written before the next steps. */
export async function createImport(ctx: Ctx, body: ImportBody): Promise<Import> {
  const { deps, scope } = ctx
  const importer = findImporter(body.source)
  const settings = readSettings(importer, body.settings ?? {})
  const name = body.name === undefined ? importer.label : parseText('name', body.name)
  const origin = parseOptional('origin', body.origin) ?? ''
  return transact(ctx, async (ctx) => {
    const program = await openProgram(ctx, body.programId)
    const group = body.groupId
      ? await findGroup(ctx, body.groupId, { programId: program.id })
      : await defaultGroup(ctx, program.id)
    const id = deps.ids.make('imp')
    const at = new Date(deps.clock.now())
    const place = placeOf(imports.settings, scope.workspaceId, id)
    const [row] = await ctx.tx.insert(scope, imports, {
      id,
      programId: program.id,
      groupId: group.id,
      source: importer.name,
      origin,
      name,
      status: 'draft',
      settings: deps.secrets.seal(JSON.stringify(settings), place),
      format: formatOf(body.format),
      unpaid: body.unpaid ?? 'mature',
      createdBy: actorName(scope),
      createdAt: at,
      updatedAt: at,
    })
    return toImport(row!)
  })
}

function findImporter(name: string): Importer {
  const importer = Object.hasOwn(IMPORTERS, name) ? IMPORTERS[name] : undefined
  if (importer) return importer
  throw invalid('source', `Use one of ${Object.keys(IMPORTERS).join(', ')}.`)
}

function readSettings(
  { fields, texts }: Importer,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  for (const name of Object.keys(given)) {
    if (!fields.some((field) => field.name === name)) {
      throw invalid(`settings.${name}`, `This source has no setting of that name.`)
    }
  }
  const settings: Record<string, string> = {}
  for (const { name, required } of fields) {
    const value = parseOptional(`settings.${name}`, given[name])
    if (value !== null) settings[name] = value
    else if (required)
      throw invalid(`settings.${name}`, `Give the ${texts.en.fields[name] ?? name}.`)
  }
  return settings
}

/** Fills in what was not said of how files are written. */
export function formatOf(
  given: { [K in keyof FileFormat]?: FileFormat[K] | undefined } = {},
  before: FileFormat = DEFAULT_FORMAT,
): FileFormat {
  return {
    decimalMark: given.decimalMark ?? before.decimalMark,
    amounts: given.amounts ?? before.amounts,
    dates: given.dates ?? before.dates,
  }
}
