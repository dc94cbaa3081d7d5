import { rowFinder } from '../../../core/row-finder.ts'
import { utmTemplates } from '../../../db/schema/utm-templates.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import type { UtmTemplate, UtmTemplatePatch } from './schema.ts'

type Row = typeof utmTemplates.$inferSelect
type Columns = Pick<
  Row,
  'name' | 'utmSource' | 'utmMedium' | 'utmCampaign' | 'utmTerm' | 'utmContent'
>

export function toUtmTemplate(row: Row): UtmTemplate {
  return {
    id: row.id,
    name: row.name,
    utm_source: row.utmSource,
    utm_medium: row.utmMedium,
    utm_campaign: row.utmCampaign,
    utm_term: row.utmTerm,
    utm_content: row.utmContent,
  }
}

/**
 * Reads what a body says on top of what there is; an empty parameter is none.
 * @throws ApiError `unprocessable_entity` without a name or any parameter
 */
export function readTemplate(body: UtmTemplatePatch, current?: Row): Columns {
  const name = (body.name ?? current?.name ?? '').trim()
  if (name === '') throw invalid('name', 'Send a name for the template.')
  const value = (said: string | null | undefined, was: string | null | undefined) =>
    said === undefined ? (was ?? null) : said?.trim() || null
  const parameters = {
    utmSource: value(body.utm_source, current?.utmSource),
    utmMedium: value(body.utm_medium, current?.utmMedium),
    utmCampaign: value(body.utm_campaign, current?.utmCampaign),
    utmTerm: value(body.utm_term, current?.utmTerm),
    utmContent: value(body.utm_content, current?.utmContent),
  }
  if (Object.values(parameters).every((one) => one === null)) {
    throw invalid('utm_source', 'Send at least one UTM parameter.')
  }
  return { name, ...parameters }
}

export const findTemplate = rowFinder(utmTemplates, 'UTM template')

export function templateTaken(name: string): ApiError {
  return new ApiError('conflict', `A UTM template named ${JSON.stringify(name)} already exists.`)
}
