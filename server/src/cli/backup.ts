import { existsSync } from 'node:fs'
import path from 'node:path'

import { archiveSource } from '#app/archive-source.ts'
import { dataDirAt } from '#app/data-dir.ts'
import { type Environment, UsageError } from '#app/environment.ts'
import { inspectData } from '#app/inspect-data.ts'
import { closeServices, openServices } from '#app/open-services.ts'
import { expectSamePictures } from '#app/share-database.ts'
import { writeArchive } from '#features/backups/archive.ts'
import { openStaging, removeStagingsNow } from '#features/backups/staging.ts'

import { readArguments } from './arguments.ts'
import { onStopSignal } from './stop-signals.ts'
import { usages } from './usage.ts'

const { usage } = usages.backup
const STOPPED = 1

/** Writes records, accounts and pictures to one file. Also works while the server is running. */
export async function backup(args: readonly string[], environment: Environment): Promise<number> {
  const { positionals } = readArguments(args, { usage, options: {}, wanted: { least: 1, most: 1 } })
  const file = path.resolve(positionals[0] ?? '')
  const data = dataDirAt(environment.dataDir)
  const found = await inspectData(environment, data)
  if (found.records.is === 'missing') throw new UsageError(`There is no Waybook data in ${found.where} to back up`)
  if (existsSync(file)) throw new UsageError(`${file} already exists: choose another name`)
  const services = await openServices(environment, data)
  const stop = () => {
    removeStagingsNow(data.packing)
    process.exit(STOPPED)
  }
  const stopListening = onStopSignal(stop)
  try {
    await expectSamePictures(environment, services.blobs)
    await writeArchive(file, archiveSource(services, data), await openStaging(data.packing))
    process.stdout.write(`Backed up to ${file}\n`)
    return 0
  } finally {
    stopListening()
    await closeServices(services)
  }
}
