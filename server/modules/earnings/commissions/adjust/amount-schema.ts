import { t } from 'elysia'
import { MAX_AMOUNT } from '../../../../core/fields.ts'

export const signed = (description: string) =>
  t.Optional(t.Number({ minimum: -MAX_AMOUNT, maximum: MAX_AMOUNT, multipleOf: 1, description }))
export const positive = (description: string) =>
  t.Number({ minimum: 0, maximum: MAX_AMOUNT, multipleOf: 1, description })
