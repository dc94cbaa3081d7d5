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
    oneOf(CHANNELS, { description: 'For messages, the channel. Defaults to all channels.' }),
  ),
  language: t.Optional(
    t.String({
      maxLength: 35,
      description:
        'For messages, the partners’ language as a BCP 47 tag. Defaults to all languages.',
      examples: ['pt-BR'],
    }),
  ),
}

export const WebAddress = (description: string) =>
  t.String({ minLength: 1, maxLength: 8192, description })
const short = (description?: string) =>
  t.String({ minLength: 1, maxLength: 200, ...(description ? { description } : {}) })

const file = t.Object({ name: short(), url: WebAddress('An HTTP or HTTPS URL.') })
const question = t.Object({
  question: t.String({ minLength: 1, maxLength: 500 }),
  answer: t.String({ minLength: 1, maxLength: 5000 }),
})
const testimonial = t.Object({
  quote: t.String({ minLength: 1, maxLength: 1000 }),
  name: short('The name of the person.'),
  role: t.Optional(t.String({ maxLength: 200, description: 'The person’s job title.' })),
})
const block = {
  text: t.String({
    minLength: 1,
    maxLength: 10_000,
    description: 'For text blocks, the content as Markdown.',
  }),
  url: WebAddress('For image blocks, the URL of the image.'),
  alt: t.String({
    maxLength: 500,
    description: 'For image blocks, alternative text that describes the image.',
  }),
  files: t.Array(file, { minItems: 1, maxItems: 20 }),
  questions: t.Array(question, { minItems: 1, maxItems: 30 }),
  testimonials: t.Array(testimonial, { minItems: 1, maxItems: 12 }),
  saleAmount: t.Integer({
    minimum: 1,
    maximum: 1_000_000_000_000,
    description:
      'For calculator blocks, the amount of one sale, in minor units of the program’s currency.',
  }),
  maxSales: t.Integer({
    minimum: 1,
    maximum: 1_000_000,
    description: 'For calculator blocks, the maximum of the slider.',
  }),
}

export const LandingBody = t.Object({
  title: t.String({ minLength: 1, maxLength: 200 }),
  subtitle: t.Optional(t.String({ maxLength: 1000 })),
  image: t.Optional(
    t.Nullable(
      t.Object(
        {
          url: WebAddress('The URL of the image.'),
          alt: t.Optional(
            t.String({ maxLength: 500, description: 'Alternative text that describes the image.' }),
          ),
        },
        { description: 'An image next to the title.' },
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
    description:
      'The key of the answer in applications. It starts with a letter and can contain letters, digits, `_`, and `-`.',
  }),
  label: short('The question.'),
  type: oneOf(FIELD_TYPES),
  required: t.Optional(
    t.Boolean({ description: 'Whether an answer is required. Defaults to false.' }),
  ),
  options: t.Optional(t.Array(short(), { maxItems: 50, description: 'For selects, the options.' })),
  maxLength: t.Optional(
    t.Integer({
      minimum: 1,
      maximum: 10_000,
      description: 'For text questions, the maximum number of characters.',
    }),
  ),
})
export type FormFieldBody = Static<typeof FormFieldBody>

export const Resource = t.Object({
  kind: oneOf(RESOURCE_KINDS),
  name: short(),
  value: WebAddress(
    'An HTTP or HTTPS URL. For colors, `#rrggbb`. For messages, a text of up to 2,000 characters that can contain `{program}`, `{link}`, `{code}`, and `{discount}`.',
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
