import { afterAll, describe, expect, test } from 'bun:test'
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import manifest from '../../package.json'
import { ROOT } from '../../tools/ensure-installed.ts'
import { isThere, LONG_MS, Scratch, succeed } from './scratch.ts'

const { version } = manifest
const scratch = new Scratch()
afterAll(() => scratch.remove())

/** A copy, so that builds leave nothing in the project. */
function copyOf(language: string): string {
  const folder = join(scratch.folder, language)
  cpSync(join(ROOT, 'sdk', language), folder, { recursive: true })
  return folder
}

describe('packages of other languages', () => {
  test.if(isThere('gem', 'apt-get install ruby'))(
    'a gem is built, installed and loaded',
    async () => {
      const folder = copyOf('ruby')
      const told = await succeed(['gem', 'build', 'svc-sdk.gemspec'], folder)
      expect(told).toContain(`File: svc-sdk-${version}.gem`)
      // Who publishes it adds where it comes from.
      const warnings = Array.from(told.matchAll(/^WARNING: (?! See)\s*(.*)$/gm), ([, text]) => text)
      expect(warnings).toEqual(['no homepage specified'])
      const home = join(scratch.folder, 'gems')
      const local = ['--local', '--no-document', '--install-dir', home]
      await succeed(['gem', 'install', ...local, `svc-sdk-${version}.gem`], folder)
      const files = readdirSync(join(home, `gems/svc-sdk-${version}`))
      expect(files.sort()).toEqual(['LICENSE', 'README.md', 'lib'])
      const code = 'require "svc"; puts Svc::Money.parse("19.00", "usd").amount'
      const env = { GEM_HOME: home, GEM_PATH: home }
      expect(await succeed(['ruby', '-W', '-e', code], scratch.folder, env)).toBe('1900\n')
    },
    LONG_MS,
  )

  test.if(isThere('python3', 'apt-get install python3-pip'))(
    'a wheel is built, installed and loaded',
    async () => {
      const folder = copyOf('python')
      const pip = ['python3', '-m', 'pip', '--disable-pip-version-check']
      const wheels = join(scratch.folder, 'wheels')
      await succeed([...pip, 'wheel', '--no-deps', '--wheel-dir', wheels, '.'], folder)
      const [wheel, ...more] = readdirSync(wheels)
      expect([wheel, more]).toEqual([`svc_sdk-${version}-py3-none-any.whl`, []])
      const site = join(scratch.folder, 'site')
      await succeed(
        [...pip, 'install', '--no-index', '--no-deps', '--target', site, join(wheels, wheel!)],
        folder,
      )
      const names = readdirSync(site).filter((name) => name !== 'bin')
      expect(names.sort()).toEqual(['svc', `svc_sdk-${version}.dist-info`])
      expect(readdirSync(join(site, 'svc'))).toContain('py.typed')
      const told = readdirSync(join(site, `svc_sdk-${version}.dist-info`), { recursive: true })
      expect(told.map(String).some((file) => file.endsWith('LICENSE'))).toBe(true)
      const code = 'import svc; print(svc.Money.parse("19.00", "usd").amount)'
      const env = { PYTHONPATH: site, PYTHONDONTWRITEBYTECODE: '1' }
      expect(await succeed(['python3', '-c', code], scratch.folder, env)).toBe('1900\n')
    },
    LONG_MS,
  )

  test.if(
    isThere('php', 'apt-get install php-cli') && isThere('composer', 'apt-get install composer'),
  )(
    'a Composer package is valid, installed and loaded',
    async () => {
      const folder = copyOf('php')
      const env = { COMPOSER_ALLOW_SUPERUSER: '1', COMPOSER_HOME: join(scratch.folder, 'composer') }
      const composer = ['composer', '--no-interaction', '--no-cache']
      // Archives, which have no tags, say their version themselves.
      await succeed([...composer, 'validate', '--strict', '--no-check-version'], folder, env)
      const project = join(scratch.folder, 'php-project')
      mkdirSync(project)
      const repository = { type: 'path', url: folder, options: { symlink: false } }
      const repositories = [repository, { 'packagist.org': false }]
      const required = { repositories, require: { 'svc/sdk': version } }
      writeFileSync(join(project, 'composer.json'), JSON.stringify(required))
      await succeed([...composer, 'install', '--no-progress'], project, env)
      const code = `require 'vendor/autoload.php'; echo Svc\\Money::parse('19.00', 'usd')->amount;`
      expect(await succeed(['php', '-d', 'display_errors=stderr', '-r', code], project)).toBe(
        '1900',
      )
    },
    LONG_MS,
  )

  test.if(isThere('go', 'apt-get install golang-go'))(
    'a Go module is vetted, verified and imported',
    async () => {
      const folder = copyOf('go')
      const env = { GOFLAGS: '-mod=mod', GOPROXY: 'off', GO111MODULE: 'on' }
      expect(await succeed(['gofmt', '-l', '.'], folder, env)).toBe('')
      await succeed(['go', 'vet', './...'], folder, env)
      expect(await succeed(['go', 'mod', 'verify'], folder, env)).toBe('all modules verified\n')
      expect(await succeed(['go', 'list', '-m', 'all'], folder, env)).toBe('svc\n')
      const project = join(scratch.folder, 'go-project')
      mkdirSync(project)
      const mod = `module shop\n\ngo 1.19\n\nrequire svc v${version}\n\nreplace svc => ../go\n`
      writeFileSync(join(project, 'go.mod'), mod)
      writeFileSync(join(project, 'main.go'), GO_PROGRAM)
      expect(await succeed(['go', 'run', '.'], project, env)).toBe('1900\n')
    },
    LONG_MS,
  )
})

const GO_PROGRAM = `package main

import (
	"fmt"

	"svc"
)

func main() {
	money, err := svc.ParseMoney("19.00", "usd")
	if err != nil {
		panic(err)
	}
	fmt.Println(money.Amount)
}
`
