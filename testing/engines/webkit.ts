import { type Browser } from 'playwright-core'
import { WebKitContext } from './webkit-context.ts'

/**
 * Starts Debian's WebKitGTK, which Playwright cannot drive, behind the part of Playwright that the script's
 * tests use. Every host is on this machine.
 */
export async function launchWebKit(): Promise<Browser> {
  const contexts = new Set<WebKitContext>()
  const browser = {
    async newContext() {
      const context = await WebKitContext.start()
      contexts.add(context)
      const close = context.close.bind(context)
      context.close = async () => {
        contexts.delete(context)
        await close()
      }
      return context
    },
    async close() {
      for (const context of contexts) await context.close()
    },
  }
  // It is a part of it: a test that needs more fails at what is not there.
  return browser as unknown as Browser
}
