import { html, type TemplateResult } from 'lit'
import { t } from '../base/texts.ts'
import { area, replaced, rowButtons, typed } from './edit-list.ts'
import type { One } from './landing-blocks.ts'
import type { BlockDraft } from './landing-draft.ts'

/** Renders the fields of what partners say about the program. */
export function testimonialFields(
  of: One<Extract<BlockDraft, { type: 'testimonials' }>>,
): TemplateResult {
  const { block, path, problem, change } = of
  const { testimonials } = block
  const setAll = (now: typeof testimonials) => change({ ...block, testimonials: now })
  return html`${testimonials.map((one, at) => {
      const set = (now: Partial<typeof one>) =>
        setAll(replaced(testimonials, at, { ...one, ...now }))
      const place = `${path}.testimonials.${at}`
      return html`${area({
          name: `${place}.quote`,
          label: `${t('editors.testimonial')} ${at + 1}`,
          value: one.quote,
          maxlength: 1000,
          problem,
          change: (quote) => set({ quote }),
        })}
        <div class="pair">
          ${typed({
            name: `${place}.name`,
            label: t('field.name'),
            value: one.name,
            maxlength: 200,
            problem,
            change: (name) => set({ name }),
          })}
          ${typed({
            name: `${place}.role`,
            label: t('editors.jobTitle'),
            value: one.role,
            maxlength: 200,
            problem,
            change: (role) => set({ role }),
          })}
        </div>
        ${rowButtons({
          items: testimonials,
          at,
          name: `${t('editors.testimonial')} ${at + 1}`,
          change: setAll,
        })}`
    })}
    <button
      type="button"
      class="button"
      @click=${() => setAll([...testimonials, { quote: '', name: '', role: '' }])}
    >
      ${t('editors.addTestimonial')}
    </button>`
}
