import type { Importer } from '../port.ts'
import { LABEL } from './map.ts'
import texts from './texts.json' with { type: 'json' }

/** Reads Dub through its published client, so that moving over is one address and one import. */
export const dub: Importer = {
  name: 'dub',
  label: LABEL,
  apis: [
    {
      name: 'REST API',
      version: 'unversioned',
      sunset: null,
      source: 'https://dub.co/docs/api-reference/introduction',
    },
  ],
  address: { variable: 'DUB_API_BASE', fallback: 'https://api.dub.co' },
  fields: [{ name: 'apiKey', secret: true, required: true }],
  files: [],
  texts,
  async *read(access, after) {
    // The published client takes a while to load, and most servers never need it.
    const { readDub } = await import('./read.ts')
    yield* readDub(access, after)
  },
}
