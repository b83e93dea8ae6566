import { mkdir } from 'node:fs/promises'
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
  /** Images that the image service has painted but not delivered yet. */
  readonly undelivered: string
  /** Uploaded campaigns that are not imported yet. */
  readonly imports: string
  readonly backups: string
  /** Temporary files of backup downloads. */
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
    undelivered: inside('undelivered'),
    imports: inside('importing'),
    backups: inside('backups'),
    packing: inside('packing'),
    links: inside('links.txt'),
  }
}

/** Creates the folder if it is missing. No other user of the machine can read it. */
export async function makeDataDir(root: string): Promise<DataDir> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  return dataDirAt(root)
}
