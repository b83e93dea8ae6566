import { networkInterfaces } from 'node:os'
import path from 'node:path'

import { openBackups } from '../backup/backups.ts'
import type { Environment } from '../environment.ts'
import { openQueryDesk } from '../facts/query-desk.ts'
import type { House } from '../house.ts'
import { CallLimits, CALLS_A_MINUTE } from '../http/bounds/call-limits.ts'
import { openImports } from '../import/imports.ts'
import { noImages } from '../painting/no-images.ts'
import { openArrivals } from '../pictures/arrivals.ts'
import { openFolderPictures } from '../pictures/folder-pictures.ts'
import { openWorkshop } from '../pictures/workshop/open-workshop.ts'
import { readAuthSecret } from '../sign-in/auth-secret.ts'
import { openBuiltInSignIn, type BuiltInOptions } from '../sign-in/built-in.ts'
import { openClerkSignIn } from '../sign-in/clerk.ts'
import { findBrowserFiles } from '../sign-in/clerk/browser-files.ts'
import { allowedOrigins } from '../sign-in/origins.ts'
import type { SignIn } from '../sign-in/sign-in.ts'
import type { Records } from '../storage/records.ts'
import { openSqliteStore } from '../storage/sqlite.ts'
import { openWorkerThrows } from '../throw/worker-throws.ts'
import { toldEnvironment } from '../told-environment.ts'
import { archiveSource } from './archive-source.ts'
import type { DataDir } from './data-dir.ts'
import { Misuse } from './misuse.ts'
import { mainOrigin } from './reach.ts'

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
