import { loadLanguage } from './base/texts.ts'
import { followLinks } from './router/router.ts'

/** Waits for the texts, so that nothing is shown in another language first. */
await loadLanguage().catch(() => {
  // Without its file the texts stay English.
})
followLinks(document)
await import('./shell/console-app.ts')
