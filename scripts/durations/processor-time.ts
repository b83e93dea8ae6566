import { readdirSync, readFileSync } from 'node:fs'

/** Seconds of processor time by kind of process. */
export type ProcessorTime = Readonly<Record<string, number>>

const TICKS_PER_SECOND = 100

const KINDS: readonly (readonly [commandLine: RegExp, kind: string])[] = [
  [/postgres|initdb/, 'postgres'],
  [/chrom/, 'browser'],
  [/server\/src\/main\.js|image-worker/, 'server'],
  [/workers\/|vitest.*fork|playwright.*workerProcess|\(vitest/, 'worker'],
]

interface Process {
  readonly parent: number
  readonly seconds: number
  readonly kind: string
}

/** The processor time of this process and its descendants so far, including ended children. Empty on systems other than Linux. */
export function processorTime(root = process.pid): ProcessorTime {
  const all = new Map(
    pids().flatMap((pid) => {
      const found = readProcess(pid, root)
      return found ? [[pid, found] as const] : []
    }),
  )
  const isBelow = (pid: number): boolean => {
    const found = all.get(pid)
    return pid === root || (found !== undefined && isBelow(found.parent))
  }
  const times: Record<string, number> = {}
  for (const [pid, { seconds, kind }] of all) if (isBelow(pid)) times[kind] = (times[kind] ?? 0) + seconds
  return times
}

/** The processor time between two readings. Omits kinds that used none. */
export function used(before: ProcessorTime, after: ProcessorTime): ProcessorTime {
  const seconds = Object.entries(after).map(([kind, time]) => [kind, round(time - (before[kind] ?? 0))] as const)
  return Object.fromEntries(seconds.filter(([, time]) => time !== 0))
}

export function round(seconds: number): number {
  return Number(seconds.toFixed(2))
}

function pids(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

/** `null` if the process has ended. */
function readProcess(pid: number, root: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    // User and system time, of the process and of its ended children.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    const kind = pid === root ? 'main' : (KINDS.find(([pattern]) => pattern.test(commandLine))?.[1] ?? 'other')
    return { parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND, kind }
  } catch {
    return null
  }
}
