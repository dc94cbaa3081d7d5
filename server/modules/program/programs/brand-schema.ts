import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'

export const BLOCK_TYPES = [
  'text',
  'image',
  'files',
  'questions',
  'calculator',
  'testimonials',
] as const
export const FIELD_TYPES = ['short-text', 'long-text', 'select', 'multi-select', 'url'] as const
export const RESOURCE_KINDS = ['link', 'file', 'logo', 'color', 'message'] as const
export const CHANNELS = ['mail', 'whatsapp', 'x', 'linkedin', 'telegram'] as const

/** Of messages: where they are sent, and their language. */
export const messageFields = {
  channel: t.Optional(
    oneOf(CHANNELS, { description: 'Of a message: where it is sent; default: everywhere' }),
  ),
  language: t.Optional(
    t.String({
      maxLength: 35,
      description: 'Of a message: whose partners read it (BCP 47); default: all',
      examples: ['pt-BR'],
    }),
  ),
}

export const WebAddress = (description: string) =>
  t.String({ minLength: 1, maxLength: 8192, description })
const short = (description?: string) =>
  t.String({ minLength: 1, maxLength: 200, ...(description ? { description } : {}) })

const file = t.Object({ name: short(), url: WebAddress('An http(s) address') })
const question = t.Object({
  question: t.String({ minLength: 1, maxLength: 500 }),
  answer: t.String({ minLength: 1, maxLength: 5000 }),
})
const testimonial = t.Object({
  quote: t.String({ minLength: 1, maxLength: 1000 }),
  name: short('Who said it'),
  role: t.Optional(t.String({ maxLength: 200, description: 'What they do' })),
})
const block = {
  text: t.String({ minLength: 1, maxLength: 10_000, description: 'Of a text: Markdown' }),
  url: WebAddress('Of an image: its http(s) address'),
  alt: t.String({ maxLength: 500, description: 'Of an image: what it shows' }),
  files: t.Array(file, { minItems: 1, maxItems: 20 }),
  questions: t.Array(question, { minItems: 1, maxItems: 30 }),
  testimonials: t.Array(testimonial, { minItems: 1, maxItems: 12 }),
  saleAmount: t.Integer({
    minimum: 1,
    maximum: 1_000_000_000_000,
    description: 'Of a calculator: one sale, in minor units of the program’s currency',
  }),
  maxSales: t.Integer({
    minimum: 1,
    maximum: 1_000_000,
    description: 'Of a calculator: how far its slider goes',
  }),
}

export const LandingBody = t.Object({
  title: t.String({ minLength: 1, maxLength: 200 }),
  subtitle: t.Optional(t.String({ maxLength: 1000 })),
  image: t.Optional(
    t.Nullable(
      t.Object(
        {
          url: WebAddress('Its http(s) address'),
          alt: t.Optional(t.String({ maxLength: 500, description: 'What it shows' })),
        },
        { description: 'A picture beside the title' },
      ),
    ),
  ),
  blocks: t.Optional(
    t.Array(t.Object({ type: oneOf(BLOCK_TYPES), ...t.Partial(t.Object(block)).properties }), {
      maxItems: 50,
    }),
  ),
})
export type LandingBody = Static<typeof LandingBody>

export const FormFieldBody = t.Object({
  key: t.String({
    minLength: 1,
    maxLength: 50,
    description: 'Its name in applications: a letter, then letters, digits, _ and -',
  }),
  label: short('The question'),
  type: oneOf(FIELD_TYPES),
  required: t.Optional(t.Boolean({ description: 'Default: false' })),
  options: t.Optional(
    t.Array(short(), { maxItems: 50, description: 'Of a select: what can be chosen' }),
  ),
  maxLength: t.Optional(
    t.Integer({ minimum: 1, maximum: 10_000, description: 'Of a text: characters of the answer' }),
  ),
})
export type FormFieldBody = Static<typeof FormFieldBody>

export const Resource = t.Object({
  kind: oneOf(RESOURCE_KINDS),
  name: short(),
  value: WebAddress(
    'An http(s) address; of a color: #rrggbb; of a message: what partners send, with {program}, ' +
      '{link}, {code} and {discount} in it, at most 2000 characters',
  ),
  ...messageFields,
})

export type Resource = Static<typeof Resource>

export const Landing = t.Object({
  title: t.String(),
  subtitle: t.String(),
  image: t.Optional(t.Object({ url: t.String(), alt: t.String() })),
  blocks: t.Array(
    t.Union([
      t.Object({ type: t.Literal('text'), text: t.String() }),
      t.Object({ type: t.Literal('image'), url: t.String(), alt: t.String() }),
      t.Object({ type: t.Literal('files'), files: block.files }),
      t.Object({ type: t.Literal('questions'), questions: block.questions }),
      t.Object({
        type: t.Literal('calculator'),
        saleAmount: block.saleAmount,
        maxSales: block.maxSales,
      }),
      t.Object({
        type: t.Literal('testimonials'),
        testimonials: t.Array(t.Object({ quote: t.String(), name: t.String(), role: t.String() })),
      }),
    ]),
  ),
})
export type Landing = Static<typeof Landing>

export const FormField = t.Object({
  key: t.String(),
  label: t.String(),
  type: oneOf(FIELD_TYPES),
  required: t.Boolean(),
  options: t.Optional(t.Array(t.String())),
  maxLength: t.Optional(t.Integer()),
})
