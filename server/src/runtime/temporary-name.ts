import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import os from 'node:os'

/** Machine, process id, and a random part. Underscores do not occur in the names of machines. */
const NAME = /^([A-Za-z0-9.-]+)_(\d+)_[0-9a-f]{16}$/
const MACHINE = os.hostname().replaceAll(/[^A-Za-z0-9.-]/g, '-')

/** Longer than any upload, import or backup takes. Of a process on another machine nothing else tells whether it still runs. */
const IN_USE_MAX_MS = 24 * 3_600_000

/**
 * A name for a temporary file or folder, which tells which process made it. Several servers may share a data folder, and a start must not
 * remove what another server is using.
 */
export function temporaryName(): string {
  return `${MACHINE}_${process.pid}_${randomBytes(8).toString('hex')}`
}

/** Whether a `temporaryName` was made by this process. */
export function isOwnName(name: string): boolean {
  return name.startsWith(`${MACHINE}_${process.pid}_`)
}

/** Whether a file or folder with a `temporaryName` was left behind by a process that ended before it could remove it. */
export async function isLeftOver(name: string, path: string): Promise<boolean> {
  const modifiedMs = (await stat(path).catch(() => null))?.mtimeMs
  if (modifiedMs === undefined) return false
  const [, machine, pid] = NAME.exec(name) ?? []
  if (machine !== MACHINE) return modifiedMs < Date.now() - IN_USE_MAX_MS
  // In containers, ids repeat: it may be of a process that had the id of this one before.
  if (Number(pid) === process.pid) return modifiedMs < startedAtMs()
  return !isRunning(Number(pid))
}

function startedAtMs(): number {
  return Date.now() - process.uptime() * 1000
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
