/** The logo's part of the picture's width; the code's level H bears the loss of a tenth of its area. */
const LOGO = 0.2
/** White around the logo, as a part of the picture's width. */
const EDGE = 0.02

/**
 * Puts a logo into the middle of a QR code.
 * @param svgAddress of the code, square, from our server
 * @throws Error when the page may not read the logo, which its own server decides
 */
export async function qrWithLogo(svgAddress: string, logo: string): Promise<Blob> {
  const [code, picture] = await Promise.all([read(svgAddress), read(logo)])
  const [svg, address] = await Promise.all([code.text(), dataAddress(picture)])
  const across = Number(/viewBox="0 0 (\d+) \d+"/.exec(svg)?.[1])
  if (!across || !svg.endsWith('</svg>')) throw new Error('That is no QR code.')
  const square = (part: number) =>
    `x="${(across * (1 - part)) / 2}" y="${(across * (1 - part)) / 2}" width="${across * part}" height="${across * part}"`
  const middle =
    `<rect ${square(LOGO + 2 * EDGE)} fill="#fff"/>` +
    `<image ${square(LOGO)} href="${address}" preserveAspectRatio="xMidYMid meet"/>`
  return new Blob([svg.slice(0, -'</svg>'.length), middle, '</svg>'], { type: 'image/svg+xml' })
}

/** Draws an SVG of that many pixels in width and height. */
export async function asPng(svg: Blob, pixels: number): Promise<Blob> {
  const address = URL.createObjectURL(svg)
  try {
    const image = new Image(pixels, pixels)
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = pixels
    canvas.getContext('2d')!.drawImage(image, 0, 0, pixels, pixels)
    return await new Promise<Blob>((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('Nothing was drawn.')))),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Saves a file as a link to it would. */
export function save(href: string, name = ''): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}

async function read(address: string): Promise<Blob> {
  const answer = await fetch(address, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return answer.blob()
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onloadend = () =>
      typeof reader.result === 'string'
        ? done(reader.result)
        : fail(new Error('The logo cannot be read.'))
    reader.readAsDataURL(blob)
  })
}
