import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'

export const SETUP_STEPS = [
  'script',
  'hostname',
  'cookie',
  'conversions',
  'program',
  'links',
  'email',
  'partner',
  'payouts',
] as const

const SetupStep = t.Object({
  step: oneOf(SETUP_STEPS, {
    description:
      'The step. `script`: a page with the script sent a request. `hostname`: it was on an allowed hostname. `cookie`: a click ID was sent back. `conversions`: a lead or sale was tracked. `program`: a program exists. `links`: the site of each active program sent a request, so its links can be tracked. `email`: an SMTP server is configured. `partner`: a partner has joined. `payouts`: a funding account pays the currency of each active program, or its partners are paid in credit or by hand.',
  }),
  done: t.Boolean({ description: 'Whether the server has observed that the step is complete.' }),
})

const PageHost = t.Object({
  host: t.String(),
  allowed: t.Boolean({ description: 'Whether the latest request was allowed.' }),
  seenAt: t.String({
    description: 'When the latest request was sent, to the hour, in ISO 8601 format.',
  }),
})

export const SetupChecklist = t.Object(
  {
    steps: t.Array(SetupStep, { description: 'All nine steps in order.' }),
    hosts: t.Array(PageHost, {
      maxItems: 100,
      description: 'The hosts whose pages used the publishable key, newest first.',
    }),
  },
  { title: 'SetupChecklist' },
)
export type SetupChecklist = Static<typeof SetupChecklist>
