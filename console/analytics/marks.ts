import { css, html, nothing, type TemplateResult } from 'lit'
import type { Annotation } from '../api/wire.gen.ts'
import { day } from '../base/format.ts'
import { t, type Text } from '../base/texts.ts'
import { BASE } from '../router/router.ts'

/** A change of rules, and the step of the time series in which it happened. */
export interface Mark {
  index: number
  annotation: Annotation
}

const SHOWN = 3

export const markStyles = css`
  path.mark {
    stroke: var(--warn-line);
    stroke-width: 1.5px;
    stroke-dasharray: 4 3;
  }
  .readout .mark {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .marks {
    margin-block-start: 8px;
  }
  .marks li {
    display: flex;
    gap: 8px;
    padding-block: 2px;
  }
  .marks time {
    flex: none;
    min-inline-size: 6ch;
  }
`

const ENDED: readonly Annotation['action'][] = ['archived', 'deleted']
const WORDS: Readonly<Record<string, { added: Text; changed: Text; ended: Text }>> = {
  click: {
    added: 'Reward for clicks added for {group}',
    changed: 'Reward for clicks changed for {group}',
    ended: 'Reward for clicks ended for {group}',
  },
  lead: {
    added: 'Reward for leads added for {group}',
    changed: 'Reward for leads changed for {group}',
    ended: 'Reward for leads ended for {group}',
  },
  sale: {
    added: 'Reward for sales added for {group}',
    changed: 'Reward for sales changed for {group}',
    ended: 'Reward for sales ended for {group}',
  },
}

/** Finds the step of each change; one before the first step is left out. */
export function placeMarks(
  annotations: readonly Annotation[],
  points: readonly { start: string }[],
): Mark[] {
  const starts = points.map(({ start }) => Date.parse(start))
  return annotations.flatMap((annotation) => {
    const index = starts.findLastIndex((start) => start <= Date.parse(annotation.at))
    return index < 0 ? [] : [{ index, annotation }]
  })
}

/** Returns what changed in a step. */
export function sentencesAt(marks: readonly Mark[], index: number): string[] {
  return marks.filter((mark) => mark.index === index).map(({ annotation }) => sentence(annotation))
}

/** Renders the changes under the chart, the newest first. */
export function markList(marks: readonly Mark[]): TemplateResult | typeof nothing {
  if (marks.length === 0) return nothing
  return html`<ul class="marks small" aria-label=${t('Changes of rules')}>
    ${marks
      .slice(-SHOWN)
      .reverse()
      .map(
        ({ annotation }) =>
          html`<li>
            <time class="soft" datetime=${annotation.at}>${day(annotation.at)}</time>
            ${
              annotation.rewardId
                ? html`<a href="${BASE}/rewards/${annotation.rewardId}">${sentence(annotation)}</a>`
                : html`<span>${sentence(annotation)}</span>`
            }
          </li>`,
      )}
  </ul>`
}

function sentence({ kind, action, event, group, attributionModel }: Annotation): string {
  if (kind === 'attribution') {
    if (attributionModel === 'first')
      return t('Attribution changed: a lead belongs to the first click')
    if (attributionModel === 'last')
      return t('Attribution changed: a lead belongs to the last click')
    return t('Attribution changed: after how many days a click earns nothing')
  }
  const words = WORDS[event ?? ''] ?? WORDS['sale']!
  const whose = { group: group ?? t('a single partner') }
  if (ENDED.includes(action)) return t(words.ended, whose)
  return t(action === 'changed' ? words.changed : words.added, whose)
}
