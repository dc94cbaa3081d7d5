import type { Account, Choice, Details } from '../port.ts'
import { fieldsOf, listOf, textOf } from '../read-json.ts'
import type { AskHubSpot } from './api.ts'

export type StageField = 'leadStages' | 'lifecycleStages' | 'saleStages'

/** Returns the stages that were chosen for something. */
export function stagesOf(details: Details, field: StageField): string[] {
  return (details[field] ?? '').split(',').flatMap((one) => one.trim() || [])
}

/** Lists the stages of all pipelines, and those of a contact's life, to choose from. */
export async function listStages(
  ask: AskHubSpot,
  account: Account,
): Promise<Record<StageField, Choice[]>> {
  const pipelines = await ask(account, { path: '/crm/v3/pipelines/deals' })
  const property = await ask(account, { path: '/crm/v3/properties/contacts/lifecyclestage' })
  const deals = listOf(pipelines?.results).flatMap((pipeline) =>
    listOf(pipeline.stages).flatMap((stage) => {
      const value = textOf(stage.id)
      const isWon = Number(textOf(fieldsOf(stage.metadata).probability)) === 1
      const group = textOf(pipeline.label) ?? ''
      return value ? [{ value, label: textOf(stage.label) ?? value, group, isUsual: isWon }] : []
    }),
  )
  const lifecycle = listOf(property?.options).flatMap((option) => {
    const value = textOf(option.value)
    return value ? [{ value, label: textOf(option.label) ?? value, group: '', isUsual: false }] : []
  })
  return {
    leadStages: deals.map((one) => ({ ...one, isUsual: false })),
    lifecycleStages: lifecycle,
    saleStages: deals,
  }
}
