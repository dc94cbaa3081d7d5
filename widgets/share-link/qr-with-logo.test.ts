import { expect, fixtureOf, html, part, test } from '../test-kit/index.ts'
import { asPng, asSvg, readParts } from './qr-with-logo.ts'
import type { SvcShareLink } from './share-link.ts'
import './share-link.ts'

const LOGO =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="10" height="10"%3E%3Cpath fill="%23ff0000" d="M0 0h10v10H0z"/%3E%3C/svg%3E'

/** The address of the partner's QR code, as the server draws it. */
async function codeAddress(): Promise<string> {
  const { element } = await fixtureOf<SvcShareLink>(html`<svc-share-link></svc-share-link>`)
  const { href } = part<HTMLAnchorElement>(element, 'a[href]')
  return `${href.replace('&download=true', '')}&size=512&level=H&format=svg`
}

test('the saved QR code has the logo in its middle, in the SVG itself and in the PNG', async () => {
  const parts = await readParts(await codeAddress(), LOGO)
  const svg = await asSvg(parts)
  expect(svg.type).to.equal('image/svg+xml')
  expect(await svg.text()).to.contain('href="data:image/svg+xml;base64,')
  const png = await asPng(parts, 512)
  expect(png.type).to.equal('image/png')
  const picture = await createImageBitmap(png)
  expect([picture.width, picture.height]).to.deep.equal([512, 512])
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 512
  const context = canvas.getContext('2d')!
  context.drawImage(picture, 0, 0)
  const at = (x: number, y: number) => Array.from(context.getImageData(x, y, 1, 1).data)
  expect(at(256, 256)).to.deep.equal([255, 0, 0, 255])
  // White around it, so that scanners tell it from the code.
  expect(at(256, 256 - 512 * 0.11)).to.deep.equal([255, 255, 255, 255])
})

test('a logo that the page may not read is an error, and the plain code can still be saved', async () => {
  const failed = await readParts(await codeAddress(), '/no-such-logo.png').then(
    () => null,
    (error: unknown) => error,
  )
  expect(failed instanceof Error).to.equal(true)
})
