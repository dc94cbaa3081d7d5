import { jsonb, text } from 'drizzle-orm/pg-core'
import type { FormField, Landing, Resource } from './program-shapes.ts'

/** How a program looks and speaks; a group may say it otherwise. */
export const brand = () => ({
  logo: text('logo'),
  brandColor: text('brand_color'),
  landing: jsonb('landing').$type<Landing>(),
  applicationForm: jsonb('application_form').$type<FormField[]>(),
  resources: jsonb('resources').$type<Resource[]>(),
})
