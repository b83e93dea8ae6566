import { existsSync } from 'node:fs'
import { chmod, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** The paths in the data folder. */
export interface DataDir {
  readonly root: string
  readonly records: string
  readonly accounts: string
  readonly secret: string
  readonly pictures: string
  /** Uploads in progress. */
  readonly uploads: string
  /** Uploaded campaigns that are not imported yet. */
  readonly imports: string
  readonly backups: string
  /** Temporary files for backup downloads. */
  readonly packing: string
  /** Links that could not be printed to a terminal. */
  readonly links: string
}

export function dataDirAt(root: string): DataDir {
  const inside = (name: string) => path.join(root, name)
  return {
    root,
    records: inside('waybook.db'),
    accounts: inside('auth.db'),
    secret: inside('auth.secret'),
    pictures: inside('pictures'),
    uploads: inside('arriving'),
    imports: inside('importing'),
    backups: inside('backups'),
    packing: inside('packing'),
    links: inside('links.txt'),
  }
}

/** The access bits of other accounts of the machine. */
const OTHERS = 0o077

/**
 * Creates the folder if it is missing, closes it to the other accounts of the machine, and returns its paths. A folder that cannot be
 * closed (a file system without permissions, another owner) is reported to `warn` and used anyway.
 */
export async function makeDataDir(root: string, warn: (line: string) => void = printWarning): Promise<DataDir> {
  await makeFolder(root)
  if (await isOpenToOthers(root)) await chmod(root, 0o700).catch(() => {})
  if (await isOpenToOthers(root)) warn(`${root} can be read by other accounts on this machine: restrict it to your own`)
  return dataDirAt(root)
}

/** Creates a folder and its parents. `mkdir` with `recursive` would never end below `/proc`, where no folder can be created. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder) && (await stat(folder)).isDirectory()) return
  const above = path.dirname(folder)
  if (above !== folder) await makeFolder(above)
  await mkdir(folder, { mode: 0o700 }).catch(async (error: unknown) => {
    // Another process may have created it just now.
    if (!existsSync(folder) || !(await stat(folder)).isDirectory()) throw error
  })
}

/** Windows has access lists instead of bits. A folder gets those of the folder around it. */
async function isOpenToOthers(folder: string): Promise<boolean> {
  if (process.platform === 'win32') return false
  return ((await stat(folder)).mode & OTHERS) !== 0
}

function printWarning(line: string): void {
  process.stderr.write(`waybook: ${line}\n`)
}
