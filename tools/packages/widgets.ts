import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describeElements } from '@svc/element-manifest'
import { buildWidgets } from '../build-widgets.ts'
import { ROOT } from '../ensure-installed.ts'
import { programCommand, run } from '../run-program.ts'
import { WIDGETS } from '../widget-elements.ts'

/**
 * Modules with their types for bundlers, which bring Lit themselves; the served files below `cdn/`; and
 * descriptions for editors, frameworks and language models.
 */
export async function packageWidgets(outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true })
  mkdirSync(outDir, { recursive: true })
  await buildWidgets(join(outDir, 'cdn'))
  await compile(outDir)
  for (const file of [SHEET, 'package.json', 'README.md'])
    cpSync(join(WIDGETS, file), join(outDir, file))
  writeFileSync(join(outDir, `${SHEET}.d.ts`), 'export {}\n')
  for (const [file, text] of Object.entries(describeElements(WIDGETS))) {
    mkdirSync(dirname(join(outDir, file)), { recursive: true })
    writeFileSync(join(outDir, file), text)
  }
  cpSync(join(ROOT, 'LICENSE'), join(outDir, 'LICENSE'))
}

/** Room for elements whose script has not come. */
const SHEET = 'elements.css'

async function compile(outDir: string): Promise<void> {
  const { code, output } = await run(programCommand('tsc', ['-p', 'widgets', '--outDir', outDir]))
  if (code !== 0) throw new Error(`The elements do not compile:\n${output}`)
}
