import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { IMPORT_KEPT_MS } from '@waybook/contract'

import { buildApp } from '#app/build-app.ts'
import { makeDataDir, type DataDir } from '#app/data-dir.ts'
import { type Environment, UsageError } from '#app/environment.ts'
import { openImages } from '#app/open-image-service.ts'
import { closeServices, openServices } from '#app/open-services.ts'
import { localNetworkOrigins, mainOrigin } from '#app/reach.ts'
import { refuseEmptyStart, refuseMovedFolder } from '#app/refuse-empty-start.ts'
import { type ChosenBackup, Restorer } from '#app/restore/restorer.ts'
import { keepPresent, removeReplaced, reportRestored, type Replacing } from '#app/restore/run-restore.ts'
import { keepDailyBackup } from '#features/backups/daily-backup.ts'
import { readCampaign } from '#features/campaign/queries.ts'
import { importsAwaitedIn } from '#features/imports/import-job.ts'
import { sweepBlobs } from '#features/pictures/sweep-blobs.ts'
import type { AppServices } from '#http/services.ts'

import { readArguments } from './arguments.ts'
import { fillEmptyStore } from './fill-empty-store.ts'
import { keepPreparing } from './keep-preparing.ts'
import { firstLinks, writeLinks } from './links.ts'
import { hasDesktop, openBrowser } from './open-browser.ts'
import { HeldLock, type Served, serveAndRestore } from './serve-and-restore.ts'
import { onStopSignal } from './stop-signals.ts'
import { isTunnel, openTunnel, tunnelNames, type TunnelName } from './tunnel.ts'
import { usages } from './usage.ts'
import { welcomeText } from './welcome.ts'

const { usage } = usages.start
const repository = path.resolve(import.meta.dirname, '../../..')
const WEB_DIR = path.join(repository, 'web/dist')
const BACKUP_CHECK_EVERY_MS = 3_600_000
const SWEEP_EVERY_MS = 86_400_000

/** Opens the data folder, imports a campaign if there is none, starts the server and prints its address. Runs until it is stopped. */
export async function start(args: readonly string[], environment: Environment): Promise<number> {
  const options = { 'no-open': { type: 'boolean', default: false }, tunnel: { type: 'string' } } as const
  const { values } = readArguments(args, { usage, options, wanted: { least: 0, most: 0 } })
  const { tunnel, 'no-open': noOpen } = values
  if (tunnel !== undefined && !isTunnel(tunnel))
    throw new UsageError(`"${tunnel}" is not a tunnel: use ${tunnelNames.join(' or ')}`)
  if (tunnel !== undefined && environment.publicUrl !== null)
    throw new UsageError('PUBLIC_URL is set, so Waybook has an address already: leave out --tunnel')
  await refuseMovedFolder(environment.dataDir)
  const data = await makeDataDir(environment.dataDir)
  const lock = new HeldLock(data.root)
  const restorer = new Restorer(environment)
  try {
    await refuseEmptyStart(environment, data)
    let stopping: Promise<'stopped'> | undefined
    const untilStopped = async () => await (stopping ??= stopped())
    await serveThrough(tunnel, environment, async (reachable) => {
      let opens = !noOpen
      await serveAndRestore(restorer, lock, async (replacing) => {
        const served = await serve({ environment: reachable, data, how: { opens }, restorer, untilStopped }, replacing)
        opens = false
        return served
      })
    })
    return 0
  } finally {
    lock.release()
  }
}

/** Serves with a tunnel, whose address is then the public one, or without. */
async function serveThrough(
  name: TunnelName | undefined,
  environment: Environment,
  serveAt: (environment: Environment) => Promise<void>,
): Promise<void> {
  if (name === undefined) return await serveAt(environment)
  const tunnel = await openTunnel(name, mainOrigin(environment))
  try {
    await serveAt({ ...environment, publicUrl: tunnel.url, trustProxy: ['loopback'] })
  } finally {
    await tunnel.close()
  }
}

/**
 * Resolves when the server has been stopped, or a game master restores a backup, and everything is closed. Closes everything even if the
 * server cannot start. `replacing`: the restore before this serving.
 */
async function serve(started: Started, replacing: Replacing): Promise<Served> {
  const { environment, data, restorer } = started
  const webDir = existsSync(WEB_DIR) ? WEB_DIR : null
  const opened = await openServices(environment, data, { as: 'server', webDir })
  let services: AppServices = opened
  try {
    await opened.blobs.ping()
    await fillEmptyStore(opened, environment)
    services = { ...opened, imageService: openImages(environment), restores: restorer }
    if (replacing.ok) {
      await reportRestored(restorer, replacing, services)
      void removeReplaced(restorer, replacing.replaced).catch(warn)
    }
    const chosen = await listen(services, started)
    if (chosen === 'stopped') return chosen
    return (await keepPresent(restorer, chosen, services)) ?? 'unchanged'
  } finally {
    await closeServices(services)
  }
}

interface Greeting {
  /** Whether a browser opens, if there is a desktop. */
  readonly opens: boolean
}

interface Started {
  readonly environment: Environment
  readonly data: DataDir
  readonly how: Greeting
  readonly restorer: Restorer
  /** Resolves when the process is asked to stop. Until the first call, a signal ends the process at once. */
  readonly untilStopped: () => Promise<'stopped'>
}

async function listen(services: AppServices, started: Started): Promise<'stopped' | ChosenBackup> {
  const { environment, data, restorer } = started
  const app = await buildApp(services)
  try {
    await app.listen({ port: environment.port, host: environment.host })
    await greet(services, started)
    services.auth.ping().catch(warn)
    const upkeep = [keepBackups(services, data), sweepDaily(services)]
    const stopping = new AbortController()
    void keepPreparing(services, stopping.signal)
    const ended = await Promise.race([started.untilStopped(), restorer.untilBegun()])
    stopping.abort()
    app.startDraining()
    if (ended === 'stopped' && environment.drainSeconds > 0) await drain(environment.drainSeconds)
    for (const timer of upkeep) clearInterval(timer)
    return ended
  } finally {
    await app.close()
  }
}

/** Deletes unfinished files of killed servers, and uploaded campaigns that nobody imported in time. */
async function clearLeftOvers({
  uploadStaging,
  backups,
  importFolders,
  store,
  campaignId,
}: AppServices): Promise<void> {
  const awaited = await importsAwaitedIn(store, campaignId)
  await Promise.all([uploadStaging.clear(), backups.clear(), importFolders.sweep(awaited, Date.now() - IMPORT_KEPT_MS)])
}

async function greet(services: AppServices, { environment, data, how }: Started): Promise<void> {
  const origin = mainOrigin(environment)
  const first = await firstLinks(services, origin, { demo: environment.campaignDir === null })
  const linksFile = first.are === 'printed' && !process.stdout.isTTY ? data.links : null
  if (first.are === 'printed' && linksFile !== null) await writeLinks(linksFile, first.links)
  const campaign = await readCampaign(services.store.records(services.campaignId))
  const nearby = localNetworkOrigins(environment.host, environment.port, networkInterfaces())
  process.stdout.write(`${welcomeText({ campaign: campaign?.name ?? 'Waybook', origin, nearby, first, linksFile })}\n`)
  const isTerminal = process.stdout.isTTY
  if (how.opens && hasDesktop({ platform: process.platform, isTerminal, variables: process.env }))
    await openBrowser((first.are === 'printed' && first.links[0]?.url) || origin)
}

/** Makes the first backup immediately, because some machines never run for a whole day. */
function keepBackups(services: AppServices, data: DataDir): NodeJS.Timeout {
  const keep = () => {
    keepDailyBackup({ store: services.store, dir: data.backups, nowMs: Date.now() }).catch((error: unknown) => {
      process.stderr.write(`waybook: today's backup failed: ${String(error)}\n`)
    })
  }
  keep()
  return setInterval(keep, BACKUP_CHECK_EVERY_MS).unref()
}

function sweepDaily(services: AppServices): NodeJS.Timeout {
  const sweep = () => {
    for (const work of [sweepBlobs(services, Date.now()), clearLeftOvers(services)])
      work.catch((error: unknown) => {
        process.stderr.write(`waybook: unused files could not be removed: ${String(error)}\n`)
      })
  }
  sweep()
  return setInterval(sweep, SWEEP_EVERY_MS).unref()
}

function warn(error: unknown): void {
  process.stderr.write(`waybook: ${error instanceof Error ? error.message : String(error)}\n`)
}

async function stopped(): Promise<'stopped'> {
  return await new Promise((resolve) => void onStopSignal(() => resolve('stopped')))
}

/** Gives load balancers time to notice that the server takes no new work. A second signal ends the wait. */
async function drain(seconds: number): Promise<void> {
  const ending = new AbortController()
  void stopped().then(() => ending.abort())
  await delay(seconds * 1000, undefined, { signal: ending.signal }).catch(() => {})
}
