/** The browser engine that tests run in: `TEST_ENGINE`, which `bun run test:engines` sets. */
export type Engine = 'chromium' | 'firefox' | 'webkit'

export function testEngine(): Engine {
  const name = process.env['TEST_ENGINE'] || 'chromium'
  if (name === 'chromium' || name === 'firefox' || name === 'webkit') return name
  throw new Error(`TEST_ENGINE is ${name}; it may be chromium, firefox or webkit.`)
}

/** Where Debian's packages put what is needed: the program, and what to install when it is missing. */
const PROGRAMS = {
  firefox: { names: ['firefox-esr', 'firefox'], install: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], install: 'webkit2gtk-driver' },
  xvfb: { names: ['Xvfb'], install: 'xvfb' },
} as const

/**
 * Finds a program on `PATH`.
 * @throws Error that says what to install
 */
export function findProgram(which: keyof typeof PROGRAMS): string {
  const { names, install } = PROGRAMS[which]
  for (const name of names) {
    const path = Bun.which(name)
    if (path) return path
  }
  throw new Error(`${names[0]} is not on PATH: apt-get install --no-install-recommends ${install}`)
}

/** What an engine cannot do, by the words in which its driver says so. */
const LIMITS: readonly { words: RegExp; name: string }[] = [
  {
    words: /emulat|setMediaFeatures|UnsupportedOperation/i,
    name: 'emulate media (dark, print, reduced motion), which its driver has no command for',
  },
  { words: /narrower than/, name: 'make its window as narrow as a phone, since GTK does not' },
  { words: /grantPermissions|setPermission|overridePermissions/i, name: 'grant permissions' },
  { words: /does not prerender/, name: 'prerender pages' },
  { words: /CDP session|newCDPSession/i, name: 'speak the DevTools protocol' },
]

/** Names what a failure says that the engine cannot do; null: the failure is about us. */
export function limitOf(message: string): string | null {
  return LIMITS.find(({ words }) => words.test(message))?.name ?? null
}
