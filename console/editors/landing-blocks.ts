import { html, type TemplateResult } from 'lit'
import type { Problem } from '../api/client.ts'
import '../base/picture-upload.ts'
import type { PictureUploadedEvent } from '../base/picture-upload.ts'
import { t } from '../base/texts.ts'
import { area, replaced, rowButtons, typed } from './edit-list.ts'
import { testimonialFields } from './testimonial-fields.ts'
import { BLOCK_NAMES, newBlock, type BlockDraft } from './landing-draft.ts'

interface Blocks {
  blocks: readonly BlockDraft[]
  currency: string
  problem: Problem | undefined
  change: (blocks: BlockDraft[]) => void
}

export interface One<B extends BlockDraft> {
  block: B
  path: string
  problem: Problem | undefined
  change: (block: B) => void
}

/** Renders the blocks of a landing page as panels of fields, and the buttons that add one. */
export function blockFields({ blocks, currency, problem, change }: Blocks): TemplateResult {
  const types = Object.keys(BLOCK_NAMES) as BlockDraft['type'][]
  return html`${blocks.map((block, at) => {
      const name = `${t(BLOCK_NAMES[block.type])} ${at + 1}`
      const path = `landing.blocks.${at}`
      const set = (now: BlockDraft) => change(replaced(blocks, at, now))
      return html`<section class="panel" aria-label=${name}>
        <header>
          <h2>${name}</h2>
          ${rowButtons({ items: blocks, at, name, change })}
        </header>
        <div class="form">${oneBlock({ block, path, problem, change: set }, currency)}</div>
      </section>`
    })}
    <section class="panel" aria-label=${t('landing.addPage')}>
      <header><h2>${t('landing.addPage')}</h2></header>
      <div class="actions add">
        ${types.map(
          (type) =>
            html`<button
              type="button"
              class="button"
              @click=${() => change([...blocks, newBlock(type)])}
            >
              ${t(BLOCK_NAMES[type])}
            </button>`,
        )}
      </div>
    </section>`
}

function oneBlock(of: One<BlockDraft>, currency: string): TemplateResult {
  const { block, path, problem, change } = of
  switch (block.type) {
    case 'text':
      return area({
        name: `${path}.text`,
        label: t('landing.text'),
        value: block.text,
        maxlength: 10_000,
        hint: t('landing.separateParagraphsEmptyLine'),
        problem,
        change: (text) => change({ ...block, text }),
      })
    case 'image':
      return html`${typed({
          name: `${path}.url`,
          label: t('landing.imageUrl'),
          value: block.url,
          maxlength: 8192,
          hint: 'https://',
          problem,
          change: (url) => change({ ...block, url }),
        })}<picture-upload
          @uploaded=${({ url }: PictureUploadedEvent) => change({ ...block, url })}
        ></picture-upload>
        ${typed({
          name: `${path}.alt`,
          label: t('landing.altText'),
          value: block.alt,
          maxlength: 500,
          hint: t('landing.altTextScreenReaders'),
          problem,
          change: (alt) => change({ ...block, alt }),
        })}`
    case 'files':
      return fileFields({ block, path, problem, change })
    case 'questions':
      return questionFields({ block, path, problem, change })
    case 'testimonials':
      return testimonialFields({ block, path, problem, change })
    case 'calculator':
      return html`<div class="pair">
        ${typed({
          name: `${path}.saleAmount`,
          label: `${t('landing.valuePerSale')} (${currency.toUpperCase()})`,
          value: block.sale,
          problem,
          change: (sale) => change({ ...block, sale }),
        })}
        ${typed({
          name: `${path}.maxSales`,
          label: t('landing.maxSalesPerMonth'),
          value: block.maxSales,
          inputmode: 'numeric',
          problem,
          change: (maxSales) => change({ ...block, maxSales }),
        })}
      </div>`
  }
}

function fileFields(of: One<Extract<BlockDraft, { type: 'files' }>>): TemplateResult {
  const { block, path, problem, change } = of
  const { files } = block
  return html`${files.map((file, at) => {
      const set = (now: Partial<typeof file>) =>
        change({ ...block, files: replaced(files, at, { ...file, ...now }) })
      const name = `${t('field.filename')} ${at + 1}`
      return html`<div class="pair">
          ${typed({
            name: `${path}.files.${at}.name`,
            label: t('field.name'),
            value: file.name,
            maxlength: 200,
            problem,
            change: (value) => set({ name: value }),
          })}
          ${typed({
            name: `${path}.files.${at}.url`,
            label: t('field.address'),
            value: file.url,
            maxlength: 8192,
            problem,
            change: (url) => set({ url }),
          })}
        </div>
        ${rowButtons({ items: files, at, name, change: (now) => change({ ...block, files: now }) })}`
    })}
    <button
      type="button"
      class="button"
      @click=${() => change({ ...block, files: [...files, { name: '', url: '' }] })}
    >
      ${t('landing.addFile')}
    </button>`
}

function questionFields(of: One<Extract<BlockDraft, { type: 'questions' }>>): TemplateResult {
  const { block, path, problem, change } = of
  const { questions } = block
  return html`${questions.map((one, at) => {
      const set = (now: Partial<typeof one>) =>
        change({ ...block, questions: replaced(questions, at, { ...one, ...now }) })
      const name = `${t('landing.question')} ${at + 1}`
      return html`${typed({
        name: `${path}.questions.${at}.question`,
        label: name,
        value: one.question,
        maxlength: 500,
        problem,
        change: (question) => set({ question }),
      })}${area({
        name: `${path}.questions.${at}.answer`,
        label: `${t('common.answer')} ${at + 1}`,
        value: one.answer,
        maxlength: 5000,
        problem,
        change: (answer) => set({ answer }),
      })}
      ${rowButtons({
        items: questions,
        at,
        name,
        change: (now) => change({ ...block, questions: now }),
      })}`
    })}
    <button
      type="button"
      class="button"
      @click=${() => change({ ...block, questions: [...questions, { question: '', answer: '' }] })}
    >
      ${t('landing.addQuestion')}
    </button>`
}
