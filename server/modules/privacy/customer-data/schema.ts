import { t } from 'elysia'

export const CustomerId = t.Object({
  id: t.String({
    maxLength: 110,
    description: 'The ID (`cus_…`), or your own ID with the prefix `ext_`.',
  }),
})
