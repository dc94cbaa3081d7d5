import type { CityResponse, Reader } from 'maxmind'
import type { Config } from './config.ts'
import type { Location } from './domain/click.ts'
import { continentOf } from './domain/country.ts'

/** The place of an address. Unknown parts are empty. */
export interface Geo {
  locate(ip: string, headers: Headers): Location
}

const NOWHERE: Location = { continent: '', country: '', region: '', city: '' }

/** Headers that an edge in front of the server may set; read only when `TRUST_PROXY` is on. */
const COUNTRY_HEADERS = [
  'cf-ipcountry',
  'x-vercel-ip-country',
  'cloudfront-viewer-country',
  'x-country',
]
const REGION_HEADERS = ['cf-region-code', 'x-vercel-ip-country-region', 'x-region']
const CITY_HEADERS = ['cf-ipcity', 'x-vercel-ip-city', 'x-city']
export const EDGE_HEADERS = [...COUNTRY_HEADERS, ...REGION_HEADERS, ...CITY_HEADERS]

export async function createGeo(config: Config): Promise<Geo> {
  const reader = config.geoFile ? await openFile(config.geoFile) : undefined
  return {
    locate(ip, headers) {
      const edge = config.trustProxy ? fromHeaders(headers) : undefined
      return edge ?? (reader ? fromFile(reader, ip) : NOWHERE)
    },
  }
}

/** Opens the file of places. @throws Error that names the variable */
export async function openFile(path: string): Promise<Reader<CityResponse>> {
  try {
    const { open } = await import('maxmind')
    return await open<CityResponse>(path)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`GEO_FILE ${path} cannot be read as a file of MaxMind's format: ${reason}`)
  }
}

function fromHeaders(headers: Headers): Location | undefined {
  const first = (names: string[]) => names.map((name) => headers.get(name)).find(Boolean) ?? ''
  const country = first(COUNTRY_HEADERS).toUpperCase()
  if (!/^[A-Z]{2}$/.test(country)) return undefined
  return place(country, first(REGION_HEADERS), decode(first(CITY_HEADERS)))
}

function fromFile(reader: Reader<CityResponse>, ip: string): Location {
  const found = reader.get(ip)
  const country = found?.country?.iso_code
  if (!country) return NOWHERE
  return place(country, found.subdivisions?.[0]?.iso_code ?? '', found.city?.names?.en ?? '')
}

function place(country: string, region: string, city: string): Location {
  const continent = continentOf(country) ?? ''
  const code = region && !region.includes('-') ? `${country}-${region}` : region
  return { continent, country, region: code.slice(0, 16), city: city.slice(0, 100) }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
