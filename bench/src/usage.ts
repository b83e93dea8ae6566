import { readFile } from 'node:fs/promises'

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10

export interface Usage {
  readonly cpuMs: number
  readonly memoryMb: number
  /** The most memory that it has used so far. */
  readonly peakMb: number
}

/** The resources that a process has used so far, as reported by Linux; zero without /proc. */
export async function usageOf(pid: number): Promise<Usage> {
  const [stat, status] = await Promise.all(
    ['stat', 'status'].map(async (name) => await readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  )
  const fields = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ')
  // utime and stime are fields 14 and 15; `fields` begins with field 3.
  const cpuMs = (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status ?? '')?.[1] ?? 0) / 1024
  return { cpuMs, memoryMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') }
}
