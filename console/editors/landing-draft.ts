import type { Program } from '../api/wire.gen.ts'
import type { TextId } from '../base/texts.ts'
import { amountOf, majorOf, numberOf } from '../program/amounts.ts'
import type { Editing } from './program-edit.ts'

type Block = NonNullable<Program['landing']>['blocks'][number]
/** A calculator as it is typed. */
interface CalculatorDraft {
  type: 'calculator'
  sale: string
  maxSales: string
}
export type BlockDraft = Exclude<Block, { type: 'calculator' }> | CalculatorDraft

export interface LandingDraft {
  title: string
  subtitle: string
  picture: string
  pictureAlt: string
  logo: string
  brandColor: string
  blocks: readonly BlockDraft[]
  currency: string
}

export const BLOCK_NAMES: Readonly<Record<BlockDraft['type'], TextId>> = {
  text: 'landing.text',
  image: 'field.avatar',
  files: 'landing.files',
  questions: 'landing.faq',
  calculator: 'landing.earningsCalculator',
  testimonials: 'landing.testimonials',
}

/** Returns what a new block begins with. */
export function newBlock(type: BlockDraft['type']): BlockDraft {
  switch (type) {
    case 'text':
      return { type, text: '' }
    case 'image':
      return { type, url: '', alt: '' }
    case 'files':
      return { type, files: [{ name: '', url: '' }] }
    case 'questions':
      return { type, questions: [{ question: '', answer: '' }] }
    case 'testimonials':
      return { type, testimonials: [{ quote: '', name: '', role: '' }] }
    case 'calculator':
      return { type, sale: '50', maxSales: '100' }
  }
}

function blockDraftOf(block: Block, currency: string): BlockDraft {
  if (block.type !== 'calculator') return block
  const { type, saleAmount, maxSales } = block
  return { type, sale: majorOf(saleAmount, currency), maxSales: String(maxSales) }
}

function blockBodyOf(block: BlockDraft, currency: string): object {
  if (block.type !== 'calculator') return block
  const { type, sale, maxSales } = block
  return { type, saleAmount: amountOf(sale, currency), maxSales: numberOf(maxSales) }
}

/** Returns the words of a block, in one line. */
function wordsOf(block: BlockDraft): string {
  switch (block.type) {
    case 'text':
      return block.text
    case 'image':
      return block.alt || block.url
    case 'files':
      return block.files.map(({ name }) => name).join(', ')
    case 'questions':
      return block.questions.map(({ question }) => question).join(' ')
    case 'testimonials':
      return block.testimonials.map(({ name }) => name).join(', ')
    case 'calculator':
      return `${block.sale} × ${block.maxSales}`
  }
}

/** Builds the landing page of a draft; null when nothing is written. */
function landingOf(draft: Omit<LandingDraft, 'logo' | 'brandColor'>): object | null {
  const { title, subtitle, picture, pictureAlt, blocks, currency } = draft
  const isEmpty = ![title, subtitle, picture].some((text) => text.trim()) && blocks.length === 0
  if (isEmpty) return null
  return {
    title,
    subtitle,
    ...(picture.trim() ? { image: { url: picture.trim(), alt: pictureAlt } } : {}),
    blocks: blocks.map((block) => blockBodyOf(block, currency)),
  }
}

export const landingEditing: Editing<LandingDraft> = {
  draftOf: ({ landing, logo, brandColor, currency }) => ({
    title: landing?.title ?? '',
    subtitle: landing?.subtitle ?? '',
    picture: landing?.image?.url ?? '',
    pictureAlt: landing?.image?.alt ?? '',
    logo: logo ?? '',
    brandColor: brandColor ?? '',
    blocks: (landing?.blocks ?? []).map((block) => blockDraftOf(block, currency)),
    currency,
  }),
  bodyOf: ({ logo, brandColor, ...draft }) => ({
    logo: logo.trim() || null,
    brandColor: brandColor.trim() || null,
    landing: landingOf(draft),
  }),
  names: {
    title: 'landing.headline',
    subtitle: 'landing.subheadline',
    picture: 'landing.heroImage',
    pictureAlt: 'landing.altText',
    blocks: 'landing.sections',
    logo: 'landing.logoUrl',
    brandColor: 'field.color',
    currency: 'field.currency',
  },
  describe: (draft, part) =>
    part === 'blocks'
      ? draft.blocks.map((block) => wordsOf(block).slice(0, 80)).join(' · ')
      : draft[part],
}
