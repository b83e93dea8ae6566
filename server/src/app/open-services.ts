import { networkInterfaces } from 'node:os'
import path from 'node:path'

import { readAuthSecret } from '../auth/auth-secret.ts'
import type { SignIn } from '../auth/auth.ts'
import { openBuiltInSignIn, type BuiltInOptions } from '../auth/built-in.ts'
import { openClerkSignIn } from '../auth/clerk.ts'
import { findBrowserFiles } from '../auth/clerk/browser-files.ts'
import { openFolderPictures } from '../blobs/folder-blobs.ts'
import { openWorkshop } from '../blobs/processor/open-image-processor.ts'
import { openArrivals } from '../blobs/upload-staging.ts'
import { mainOrigin } from '../cli/reach.ts'
import type { Records } from '../database/records.ts'
import { openSqliteStore } from '../database/sqlite.ts'
import { openBackups } from '../features/backups/backups.ts'
import { openWorkerThrows } from '../features/dice/simulator/worker-simulator.ts'
import { toldEnvironment } from '../features/environment/public-settings.ts'
import { openQueryDesk } from '../features/facts/query-service.ts'
import { noImages } from '../features/images/no-images.ts'
import { openImports } from '../features/imports/import-folders.ts'
import { CallLimits, CALLS_A_MINUTE } from '../http/limits/call-limits.ts'
import { archiveSource } from './archive-source.ts'
import type { DataDir } from './data-dir.ts'
import type { Environment } from './environment.ts'
import { allowedOrigins } from './origins.ts'
import type { House } from './services.ts'
import { Misuse } from './usage-error.ts'

/** By then a server has greeted its host, and a command that only looks has ended. */
const WARM_THROWS_AFTER_MS = 3000
/** Where `scripts/setup.mjs clerk` puts what browsers load of Clerk. */
const CLERK_FILES = path.resolve(import.meta.dirname, '../../../node_modules/.clerk')

/** Opens everything that the app stands on from a data folder, the image service apart, which only a server needs; this and the rehearsal are where adapters are chosen. */
export async function openHouse(environment: Environment, data: DataDir, webDir: string | null): Promise<House> {
  const baseUrl = mainOrigin(environment)
  const secure = baseUrl.startsWith('https://')
  const allowed = allowedOrigins(environment, networkInterfaces())
  const origins = () => allowed
  const { campaignId, apiKey, metricsKey, trustProxy, logLevel } = environment
  const opening = openSqliteStore({ file: data.records, backupDir: data.backups, now: Date.now })
  const namesAround = async (characterId: string | null) =>
    await namesIn((await opening).records(campaignId), characterId)
  const [store, signIn, pictures] = await Promise.all([
    opening,
    openSignIn(environment, data, { origins, baseUrl, secureCookies: secure, namesAround }),
    openFolderPictures(data.pictures),
  ])
  const throws = openWorkerThrows({ warmAfterMs: WARM_THROWS_AFTER_MS })
  const queries = openQueryDesk()
  const callLimits = new CallLimits(CALLS_A_MINUTE, Date.now)
  const arrivals = openArrivals(data.arrivals)
  const workshop = openWorkshop()
  const source = () => archiveSource({ store, signIn }, data)
  const imports = openImports(data.imports)
  const backups = openBackups({ kept: data.backups, packing: data.packing, source })
  const adapters = {
    store,
    signIn,
    backups,
    imports,
    pictures,
    arrivals,
    workshop,
    images: noImages,
    throws,
    queries,
    callLimits,
  }
  const told = toldEnvironment(environment, signIn.config.kind)
  const settings = { campaignId, origins, apiKey, metricsKey, webDir, secure, trustProxy, logLevel }
  return { ...adapters, ...settings, environment: told }
}

type Around = Pick<BuiltInOptions, 'origins' | 'baseUrl' | 'secureCookies' | 'namesAround'>

async function openSignIn(
  { signIn, gmEmail, authSecret }: Environment,
  data: DataDir,
  around: Around,
): Promise<SignIn> {
  if (signIn.kind === 'clerk') {
    const files = findBrowserFiles(CLERK_FILES)
    if (!files)
      throw new Misuse("AUTH=clerk needs Clerk's scripts: npm start fetches them, or node scripts/setup.mjs clerk")
    return await openClerkSignIn({ settings: signIn, origins: around.origins, gmEmail: gmEmail ?? '', files })
  }
  return await openBuiltInSignIn({
    ...around,
    file: data.accounts,
    secret: await readAuthSecret(authSecret, data.secret),
    ...(gmEmail === null ? {} : { gmEmail }),
    ...(signIn.oidc === null ? {} : { oidc: signIn.oidc }),
  })
}

/** What somebody at the table would try first as a password. */
async function namesIn(records: Records, characterId: string | null): Promise<string[]> {
  const campaign = await records.campaign()
  const character = characterId === null ? null : await records.entity(characterId, { everything: true })
  return [campaign?.name, character?.name].filter((name) => name !== undefined)
}

export async function closeHouse(house: House): Promise<void> {
  const { store, signIn, images, workshop, throws, queries } = house
  await Promise.all([store, signIn, images, workshop, throws, queries].map(async (one) => await one.close()))
}
