/** The logo's part of the picture's width; the code's level H bears the loss of a tenth of its area. */
const LOGO = 0.2
/** White around the logo, as a part of the picture's width. */
const EDGE = 0.02

/** What a picture is put together from. */
export interface QrParts {
  /** The code as SVG, square. */
  code: Blob
  logo: Blob
}

/**
 * Reads a QR code and the logo that goes into its middle.
 * @param svgAddress of the code, square, from our server
 * @throws Error when the page may not read the logo, which its own server decides
 */
export async function readParts(svgAddress: string, logo: string): Promise<QrParts> {
  const [code, picture] = await Promise.all([read(svgAddress), read(logo)])
  return { code, logo: picture }
}

/** Puts the logo into the code, as SVG. */
export async function asSvg({ code, logo }: QrParts): Promise<Blob> {
  const [svg, address] = await Promise.all([code.text(), dataAddress(logo)])
  const across = Number(/viewBox="0 0 (\d+) \d+"/.exec(svg)?.[1])
  if (!across || !svg.endsWith('</svg>')) throw new Error('That is no QR code.')
  const square = (part: number) =>
    `x="${(across * (1 - part)) / 2}" y="${(across * (1 - part)) / 2}" width="${across * part}" height="${across * part}"`
  const middle =
    `<rect ${square(LOGO + 2 * EDGE)} fill="#fff"/>` +
    `<image ${square(LOGO)} href="${address}" preserveAspectRatio="xMidYMid meet"/>`
  return new Blob([svg.slice(0, -'</svg>'.length), middle, '</svg>'], { type: 'image/svg+xml' })
}

/** Draws both, of that many pixels in width and height. Firefox draws no picture that is within an SVG. */
export async function asPng(parts: QrParts, pixels: number): Promise<Blob> {
  const [code, logo] = await Promise.all([pictureOf(parts.code), pictureOf(parts.logo)])
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = pixels
  const context = canvas.getContext('2d')!
  const inMiddle = (width: number, height: number) =>
    [(pixels - width) / 2, (pixels - height) / 2, width, height] as const
  context.drawImage(code, ...inMiddle(pixels, pixels))
  const white = pixels * (LOGO + 2 * EDGE)
  context.fillStyle = '#fff'
  context.fillRect(...inMiddle(white, white))
  // An SVG may have no size of its own.
  const [width, height] = [logo.naturalWidth || 1, logo.naturalHeight || 1]
  const scale = (pixels * LOGO) / Math.max(width, height)
  context.drawImage(logo, ...inMiddle(width * scale, height * scale))
  return new Promise<Blob>((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('Nothing was drawn.')))),
  )
}

async function pictureOf(blob: Blob): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = await dataAddress(blob)
  await image.decode()
  return image
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
        : fail(new Error('The picture cannot be read.'))
    reader.readAsDataURL(blob)
  })
}
