import type { Ctx } from '../../../core/ctx.ts'
import { IMPORTERS } from '../../../importers/index.ts'
import { toImporter } from './present.ts'
import type { ImporterInfo } from './importer-schema.ts'

/** Lists what can be imported from, and what each source asks for. */
export function listImporters({ locale }: Ctx): ImporterInfo[] {
  return Object.values(IMPORTERS).map((importer) => toImporter(importer, locale))
}
