import { readFile } from 'node:fs/promises'

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10

export interface Usage {
  readonly cpuMs: number
  readonly memoryMb: number
}

/** What a process has used so far, as Linux counts it; nothing where there is no /proc. */
export async function usageOf(pid: number): Promise<Usage> {
  const [stat, status] = await Promise.all(
    ['stat', 'status'].map(async (name) => await readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  )
  const fields = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ')
  // utime and stime are the 14th and 15th of all, the third of all is the first here.
  const cpuMs = (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS
  const memoryMb = Number(/VmRSS:\s+(\d+)/.exec(status ?? '')?.[1] ?? 0) / 1024
  return { cpuMs, memoryMb }
}
