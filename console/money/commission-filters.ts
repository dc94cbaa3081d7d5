import { STATUS_NAMES, TYPE_NAMES } from './commission-words.ts'

export interface CommissionFilters {
  status?: string
  type?: string
  partnerId?: string
  start?: string
  end?: string
}

/** Takes all filters out of an address. */
export const NO_FILTERS = {
  status: undefined,
  type: undefined,
  partner: undefined,
  start: undefined,
  end: undefined,
} as const

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Reads the filters of an address; what means nothing is left out. */
export function commissionFilters(address: string): CommissionFilters {
  const values = new URLSearchParams(address)
  const read = (name: string, isValid: (value: string) => boolean) => {
    const value = values.get(name)
    return value && isValid(value) ? value : undefined
  }
  const isDay = (value: string) => DAY.test(value) && !Number.isNaN(Date.parse(value))
  const status = read('status', (value) => STATUS_NAMES.some((one) => one === value))
  const type = read('type', (value) => TYPE_NAMES.some((one) => one === value))
  const partnerId = read('partner', (value) => /^\w{1,64}$/.test(value))
  const start = read('start', isDay)
  const end = read('end', (value) => isDay(value) && (start === undefined || value >= start))
  return {
    ...(status ? { status } : {}),
    ...(type ? { type } : {}),
    ...(partnerId ? { partnerId } : {}),
    ...(start ? { start } : {}),
    ...(end ? { end } : {}),
  }
}
