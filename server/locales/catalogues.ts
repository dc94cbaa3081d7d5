import ar from './ar.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import ptBr from './pt-BR.json' with { type: 'json' }
import { providerTexts } from '../payout-providers/index.ts'

/** Texts in ICU MessageFormat by their codes. */
export type Catalogue = Readonly<Record<string, string>>

const OWN: Readonly<Record<string, Catalogue>> = { ar, de, en, es, fr, ja, 'pt-BR': ptBr }

/** The languages there are, by their tags. English is the source of the others and stands in for them. */
export const CATALOGUES: Readonly<Record<string, Catalogue>> = Object.fromEntries(
  Object.entries(OWN).map(([language, texts]) => [
    language,
    { ...texts, ...providerTexts(language) },
  ]),
)

export const LANGUAGES: readonly string[] = Object.keys(CATALOGUES)

/** The languages that English is translated into. */
export const TRANSLATIONS: readonly string[] = LANGUAGES.filter((language) => language !== 'en')
