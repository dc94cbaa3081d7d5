import type { WorkspaceRecord } from '../../../db/directory-records.ts'
import type { AttributionRules } from '../../../domain/attribution.ts'
import type { Evidence } from './evidence.ts'

/**
 * Returns the rules of the program that the click belongs to, else those of the customer's link, else the
 * workspace's.
 */
export function rulesOf(workspace: WorkspaceRecord, { named, own }: Evidence): AttributionRules {
  const ofProgram = named ? named.rules : (own?.rules ?? null)
  if (ofProgram) return ofProgram
  return { model: workspace.attributionModel, windowDays: workspace.attributionWindowDays }
}
