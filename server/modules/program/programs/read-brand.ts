import type { FormField, Landing, Resource } from '../../../db/schema/programs.ts'
import { invalid } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import { checkWebAddress } from '../../../domain/link.ts'
import { parseText } from '../../../core/input.ts'
import type { FormFieldBody, LandingBody } from './brand-schema.ts'

/** Of what partners send. */
const MAX_MESSAGE = 2000

type Block = Landing['blocks'][number]
type BlockBody = NonNullable<LandingBody['blocks']>[number]

/** Rebuilds a landing page, so that no unknown field is stored. @throws ApiError `unprocessable_entity` */
export function readLanding({ title, subtitle, image, blocks = [] }: LandingBody): Landing {
  return {
    title: parseText('landing.title', title),
    subtitle: subtitle?.trim() ? parseText('landing.subtitle', subtitle) : '',
    ...(image ? { image: readImage(image, 'landing.image') } : {}),
    blocks: blocks.map((block, i) => readBlock(block, `landing.blocks.${i}`)),
  }
}

function readBlock(block: BlockBody, path: string): Block {
  const { type } = block
  switch (type) {
    case 'text':
      return { type, text: parseText(`${path}.text`, needed(block, 'text', path)) }
    case 'image': {
      const url = needed(block, 'url', path)
      return { type, ...readImage({ ...block, url }, path) }
    }
    case 'files':
      return {
        type,
        files: needed(block, 'files', path).map(({ name, url }, i) => ({
          name: parseText(`${path}.files.${i}.name`, name),
          url: checkWebAddress(url, `${path}.files.${i}.url`),
        })),
      }
    case 'questions':
      return {
        type,
        questions: needed(block, 'questions', path).map(({ question, answer }, i) => ({
          question: parseText(`${path}.questions.${i}.question`, question),
          answer: parseText(`${path}.questions.${i}.answer`, answer),
        })),
      }
    case 'testimonials':
      return {
        type,
        testimonials: needed(block, 'testimonials', path).map(({ quote, name, role }, i) => ({
          quote: parseText(`${path}.testimonials.${i}.quote`, quote),
          name: parseText(`${path}.testimonials.${i}.name`, name),
          role: role?.trim() ? parseText(`${path}.testimonials.${i}.role`, role) : '',
        })),
      }
    case 'calculator':
      return {
        type,
        saleMinor: needed(block, 'saleAmount', path),
        maxSales: needed(block, 'maxSales', path),
      }
  }
}

function readImage({ url, alt }: { url: string; alt?: string | undefined }, path: string) {
  return {
    url: checkWebAddress(url, `${path}.url`),
    alt: alt?.trim() ? parseText(`${path}.alt`, alt) : '',
  }
}

function needed<K extends keyof BlockBody>(
  block: BlockBody,
  name: K,
  path: string,
): NonNullable<BlockBody[K]> {
  const value = block[name]
  if (value !== undefined && value !== null) return value as NonNullable<BlockBody[K]>
  throw invalid(`${path}.${name}`, `A block of the type ${block.type} needs ${name}.`)
}

/** Rebuilds the questions of an application form. @throws ApiError `unprocessable_entity` */
export function readForm(fields: readonly FormFieldBody[]): FormField[] {
  const read = fields.map((field, i) => readField(field, `applicationForm.${i}`))
  read.forEach(({ key }, i) => {
    if (read.findIndex((other) => other.key === key) === i) return
    throw invalid(`applicationForm.${i}.key`, `Two fields have the key "${key}". Rename one.`)
  })
  return read
}

function readField(field: FormFieldBody, path: string): FormField {
  const { key, type, required = false, options, maxLength } = field
  if (!/^[a-z][\w-]*$/i.test(key) || key in {}) {
    throw invalid(`${path}.key`, 'A key is a letter, followed by letters, digits, _ and -.')
  }
  const label = parseText(`${path}.label`, field.label)
  const chooses = type === 'select' || type === 'multi-select'
  const choices = (options ?? []).map((text, i) => parseText(`${path}.options.${i}`, text))
  if (chooses ? choices.length === 0 : choices.length > 0) {
    const sentence = chooses ? `needs options to choose from.` : `has no options.`
    throw invalid(`${path}.options`, `A field of the type ${type} ${sentence}`)
  }
  if (new Set(choices).size < choices.length) {
    throw invalid(`${path}.options`, 'Each option can be given once.')
  }
  if (chooses) return { key, label, type, required, options: choices }
  return { key, label, type, required, ...(maxLength === undefined ? {} : { maxLength }) }
}

/** Rebuilds one of the things that partners can use. @throws ApiError `unprocessable_entity` */
export function readResource(
  { kind, name, value, channel, language }: Resource,
  i: number,
): Resource {
  const path = `resources.${i}`
  if (kind === 'message') {
    return {
      kind,
      name: parseText(`${path}.name`, name),
      value: readMessage(value, `${path}.value`),
      ...(channel && { channel }),
      ...(language && { language: readLanguage(language, `${path}.language`) }),
    }
  }
  const read = kind === 'color' ? checkColor : checkWebAddress
  return { kind, name: parseText(`${path}.name`, name), value: read(value, `${path}.value`) }
}

function readMessage(text: string, path: string): string {
  if (text.length <= MAX_MESSAGE) return parseText(path, text)
  throw invalid(path, `A message can have at most ${MAX_MESSAGE} characters.`)
}

function readLanguage(text: string, path: string): string {
  try {
    return Intl.getCanonicalLocales(text)[0]!
  } catch {
    throw invalid(path, message('input.not-a-language'))
  }
}

/** Validates a color. @throws ApiError `unprocessable_entity` */
export function checkColor(text: string, path: string): string {
  if (/^#[0-9a-f]{6}$/i.test(text)) return text.toLowerCase()
  throw invalid(path, 'Write a color as #rrggbb, such as #1a7f37.')
}
