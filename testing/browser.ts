import { access, chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { type Engine, testEngine } from './engines/engine.ts'
import { launchFirefox } from './engines/firefox.ts'
import { launchWebKit } from './engines/webkit.ts'

/** A Chromium that can be started: its path, the flags it needs here, extra environment. */
export type Chromium = { path: string; args: string[]; env: Record<string, string> }

export type LaunchOptions = {
  /** Names that Chromium resolves to loopback, besides `*.localhost`: `['*.acme.test']`. */
  hosts?: string[]
  /** More command-line flags. */
  args?: string[]
  /** Keep the back/forward cache, which automation switches off. */
  backForwardCache?: boolean
}

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The shell comes first: the others have windows with pages of their own, which take time from those under test. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The package's own file looks for fonts where AWS keeps them; without any, Chromium ends at the first field. */
const fontsConfig = (cache: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${cache}</cachedir>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>system-ui</family><prefer><family>Open Sans</family></prefer></alias>
</fontconfig>
`

/** A bound for what hangs, far beyond what any page needs on a slow machine. */
const WAIT_MS = 180_000

let found: Promise<Chromium> | undefined

/**
 * Finds a Chromium: `CHROMIUM_PATH`, else one on `PATH`, else the one inside the npm package
 * `@sparticuz/chromium` (Linux x64), unpacked once into `node_modules/.cache`.
 */
export function findChromium(): Promise<Chromium> {
  found ??= locate()
  return found
}

/** Starts a headless browser: Chromium, or what `TEST_ENGINE` says. Close it with `browser.close()`. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const browser = await LAUNCHERS[testEngine()](options)
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (more) => {
    const context = await newContext(more)
    context.setDefaultTimeout(WAIT_MS)
    return context
  }
  return browser
}

const LAUNCHERS: Record<Engine, (options: LaunchOptions) => Promise<Browser>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebKit,
}

async function launchChromium(options: LaunchOptions): Promise<Browser> {
  const { path, args, env } = await findChromium()
  const hosts = (options.hosts ?? []).map((host) => `MAP ${host} 127.0.0.1`).join(',')
  return chromium.launch({
    executablePath: path,
    args: [...args, ...(hosts ? [`--host-resolver-rules=${hosts}`] : []), ...(options.args ?? [])],
    ignoreDefaultArgs: options.backForwardCache ? ['--disable-back-forward-cache'] : [],
    env: { ...process.env, ...env },
  })
}

async function locate(): Promise<Chromium> {
  const installed =
    process.env['CHROMIUM_PATH'] ?? NAMES.map((name) => Bun.which(name)).find((path) => path)
  if (installed) return { path: installed, args: FLAGS, env: {} }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('No Chromium on PATH. Install Chromium or Chrome, or set CHROMIUM_PATH.')
  return packaged()
}

async function packaged(): Promise<Chromium> {
  const root = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))
  const { version } = (await Bun.file(join(root, 'package.json')).json()) as { version: string }
  const home = join(dirname(dirname(root)), '.cache', `chromium-${version}-fonts`)
  if (!(await exists(home))) await unpack(join(root, 'bin'), home)
  return {
    path: join(home, 'chromium'),
    args: FLAGS,
    // A bare machine has neither NSS nor fonts: the package carries both.
    env: {
      LD_LIBRARY_PATH: [join(home, 'lib'), process.env['LD_LIBRARY_PATH']]
        .filter(Boolean)
        .join(':'),
      FONTCONFIG_PATH: home,
    },
  }
}

/** Unpacks beside the destination and renames, so that several processes may do it at once. */
async function unpack(bin: string, home: string): Promise<void> {
  const draft = `${home}.${process.pid}`
  await mkdir(draft, { recursive: true })
  const read = async (name: string) =>
    promisify(brotliDecompress)(await Bun.file(join(bin, name)).bytes())
  for (const name of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'])
    await new Bun.Archive(await read(name)).extract(draft)
  await writeFile(join(draft, 'fonts.conf'), fontsConfig(join(home, 'font-cache')))
  await writeFile(join(draft, 'chromium'), await read('chromium.br'))
  await chmod(join(draft, 'chromium'), 0o755)
  try {
    await rename(draft, home)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!(await exists(home))) throw error
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
