import { mkdir } from 'node:fs/promises'
import path from 'node:path'

/** What lies where in the data folder. */
export interface DataDir {
  readonly root: string
  readonly records: string
  readonly accounts: string
  readonly secret: string
  readonly pictures: string
  /** Uploads on their way in. */
  readonly arrivals: string
  /** What the image service has painted and not delivered. */
  readonly undelivered: string
  /** Campaigns that were uploaded and are not imported yet. */
  readonly imports: string
  readonly backups: string
  /** What a download of a backup is packed from. */
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
    arrivals: inside('arriving'),
    undelivered: inside('undelivered'),
    imports: inside('importing'),
    backups: inside('backups'),
    packing: inside('packing'),
    links: inside('links.txt'),
  }
}

/** Makes the folder where it is missing; nobody else on the machine may look into it. */
export async function makeDataDir(root: string): Promise<DataDir> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  return dataDirAt(root)
}
