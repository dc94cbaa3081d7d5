import type { ReportField } from './field.ts'

/** The UTM parameters of the destination. */
export const utmFields = {
  utm_source: {
    dimension: 'utm',
    filter: {
      about: 'The UTM source of the destination.',
      example: 'newsletter',
      match: 'd.source = any(v)',
    },
    group: { names: ['utm_sources'], keys: { utm_source: 'd.source' }, unknown: null },
  },
  utm_medium: {
    dimension: 'utm',
    filter: {
      about: 'The UTM medium of the destination.',
      example: 'email',
      match: 'd.medium = any(v)',
    },
    group: { names: ['utm_mediums'], keys: { utm_medium: 'd.medium' }, unknown: null },
  },
  utm_campaign: {
    dimension: 'utm',
    filter: {
      about: 'The UTM campaign of the destination.',
      example: 'summer',
      match: 'd.campaign = any(v)',
    },
    group: { names: ['utm_campaigns'], keys: { utm_campaign: 'd.campaign' }, unknown: null },
  },
  utm_term: {
    dimension: 'utm',
    filter: {
      about: 'The UTM term of the destination.',
      example: 'shoes',
      match: 'd.term = any(v)',
    },
    group: { names: ['utm_terms'], keys: { utm_term: 'd.term' }, unknown: null },
  },
  utm_content: {
    dimension: 'utm',
    filter: {
      about: 'The UTM content of the destination.',
      example: 'banner',
      match: 'd.content = any(v)',
    },
    group: { names: ['utm_contents'], keys: { utm_content: 'd.content' }, unknown: null },
  },
} as const satisfies Record<string, ReportField>
