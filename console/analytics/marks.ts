import { css, html, nothing, type TemplateResult } from 'lit'
import type { Annotation } from '../api/wire.gen.ts'
import { day } from '../base/format.ts'
import { t, type TemplateWith } from '../base/texts.ts'
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
type Template = TemplateWith<'group'>
const WORDS: Readonly<Record<string, { added: Template; changed: Template; ended: Template }>> = {
  click: {
    added: 'analytics.clickRewardAddedGroup',
    changed: 'analytics.clickRewardChangedGroup',
    ended: 'analytics.clickRewardEndedGroup',
  },
  lead: {
    added: 'analytics.leadRewardAddedGroup',
    changed: 'analytics.leadRewardChangedGroup',
    ended: 'analytics.leadRewardEndedGroup',
  },
  sale: {
    added: 'analytics.saleRewardAddedGroup',
    changed: 'analytics.saleRewardChangedGroup',
    ended: 'analytics.saleRewardEndedGroup',
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
  return html`<ul class="marks small" aria-label=${t('analytics.ruleChanges')}>
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
    if (attributionModel === 'first') return t('analytics.attributionModelChangedFirst')
    if (attributionModel === 'last') return t('analytics.attributionModelChangedLast')
    return t('analytics.attributionWindowChanged')
  }
  const words = WORDS[event ?? ''] ?? WORDS['sale']!
  const whose = { group: group ?? t('analytics.aSinglePartner') }
  if (ENDED.includes(action)) return t(words.ended, whose)
  return t(action === 'changed' ? words.changed : words.added, whose)
}
