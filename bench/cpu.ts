import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

interface ProcessTimes {
  parent: number
  ms: number
}

/** CPU milliseconds that a process has used, and its children if asked; null where /proc is missing. */
export function cpuMs(pid: number, options: { children?: boolean } = {}): number | null {
  const own = read(pid)
  if (!own) return null
  if (!options.children) return own.ms
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => read(Number(name)))
    .filter((times) => times?.parent === pid)
    .reduce((sum, times) => sum + times!.ms, own.ms)
}

/** Resident memory in bytes, or null where /proc is missing. */
export function residentBytes(pid: number): number | null {
  try {
    const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kib ? Number(kib) * 1024 : null
  } catch {
    return null
  }
}

function read(pid: number): ProcessTimes | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return { parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS }
  } catch {
    return null
  }
}
