import { IMPORT_REASONS, type ImportReason } from '../../../domain/imports.ts'
import { COLUMNS } from '../../../importers/csv/columns.ts'
import type { Importer } from '../../../importers/port.ts'
import type { Locale } from '../../../locales/format.ts'
import type { ImportRecord, StoredRow } from './rows.ts'
import type { Import, ImportLine } from './schema.ts'
import type { ImporterInfo } from './importer-schema.ts'

export function toImport(row: ImportRecord): Import {
  const { id, programId, groupId, source, origin, name, status, reason, unpaid, lines } = row
  return {
    id,
    programId,
    groupId,
    source,
    origin,
    name,
    status,
    reason,
    unpaid,
    lines,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    undoneAt: row.undoneAt?.toISOString() ?? null,
  }
}

export function toLine(row: StoredRow): ImportLine {
  const { num, kind, sourceId, line, status, reason, amount, currency, targetId } = row
  return {
    number: num,
    kind,
    sourceId,
    line,
    status,
    reason,
    message: reason && sentenceOf(reason),
    amount: Number(amount),
    currency,
    targetId,
  }
}

/** Returns the sentence of a reason; one of an older version may be gone. */
export function sentenceOf(reason: string): string {
  return IMPORT_REASONS[reason as ImportReason] ?? reason
}

export function toImporter(importer: Importer, { language }: Locale): ImporterInfo {
  const { name, label, fields, files } = importer
  const texts = importer.texts[language === 'de' ? 'de' : 'en']
  return {
    name,
    label,
    fields: fields.map((field) => ({ ...field, label: texts.fields[field.name] ?? field.name })),
    files: [...files],
    columns: files.map((kind) => ({
      kind,
      fields: COLUMNS[kind].map((column) => ({
        name: column.name,
        required: column.required,
        meaning: column.meaning,
      })),
    })),
    notes: [...texts.notes],
  }
}
