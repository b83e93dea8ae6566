import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import os from 'node:os'

/** Machine name, process id and a random part. Machine names contain no underscores. */
const NAME = /^([A-Za-z0-9.-]+)_(\d+)_[0-9a-f]{16}$/
const MACHINE = os.hostname().replaceAll(/[^A-Za-z0-9.-]/g, '-')

/** Longer than any upload, import or backup takes. A process on another machine cannot be checked. */
const IN_USE_MAX_MS = 24 * 3_600_000

/**
 * A name for a temporary file or folder that identifies the process that made it. A start must not remove files in use by another process:
 * a running backup, or a server on a network drive where the lock of the data folder may not work.
 */
export function temporaryName(): string {
  return `${MACHINE}_${process.pid}_${randomBytes(8).toString('hex')}`
}

/** Whether a `temporaryName` was made by this process. */
export function isOwnName(name: string): boolean {
  return name.startsWith(`${MACHINE}_${process.pid}_`)
}

/** Whether a file or folder with a `temporaryName` is a leftover of a process that has ended. */
export async function isLeftOver(name: string, path: string): Promise<boolean> {
  const modifiedMs = (await stat(path).catch(() => null))?.mtimeMs
  if (modifiedMs === undefined) return false
  const [, machine, pid] = NAME.exec(name) ?? []
  if (machine !== MACHINE) return modifiedMs < Date.now() - IN_USE_MAX_MS
  // In containers, ids repeat. The file may come from an earlier process with the id of this one.
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
