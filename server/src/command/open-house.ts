import { networkInterfaces } from 'node:os'

import type { Environment } from '../environment.ts'
import { openQueryDesk } from '../facts/query-desk.ts'
import type { House } from '../house.ts'
import { noImages } from '../painting/no-images.ts'
import { openArrivals } from '../pictures/arrivals.ts'
import { openFolderPictures } from '../pictures/folder-pictures.ts'
import { openWorkshop } from '../pictures/open-workshop.ts'
import { readAuthSecret } from '../sign-in/auth-secret.ts'
import { openBuiltInSignIn } from '../sign-in/built-in.ts'
import { allowedOrigins } from '../sign-in/origins.ts'
import type { Records } from '../storage/records.ts'
import { openSqliteStore } from '../storage/sqlite.ts'
import { openWorkerThrows } from '../throw/worker-throws.ts'
import type { DataDir } from './data-dir.ts'
import { mainOrigin } from './reach.ts'

/** By then a server has greeted its host, and a command that only looks has ended. */
const WARM_THROWS_AFTER_MS = 3000

/** Opens everything that the app stands on from a data folder, the image service apart, which only a server needs; this and the rehearsal are where adapters are chosen. */
export async function openHouse(environment: Environment, data: DataDir, webDir: string | null): Promise<House> {
  const baseUrl = mainOrigin(environment)
  const secure = baseUrl.startsWith('https://')
  const allowed = allowedOrigins(environment, networkInterfaces())
  const origins = () => allowed
  const { campaignId, apiKey, trustProxy, logLevel } = environment
  const opening = openSqliteStore({ file: data.records, backupDir: data.backups, now: Date.now })
  const [store, signIn, pictures] = await Promise.all([
    opening,
    openBuiltInSignIn({
      file: data.accounts,
      secret: await readAuthSecret(environment.authSecret, data.secret),
      origins,
      baseUrl,
      secureCookies: secure,
      ...(environment.gmEmail === null ? {} : { gmEmail: environment.gmEmail }),
      namesAround: async (characterId) => await namesIn((await opening).records(campaignId), characterId),
    }),
    openFolderPictures(data.pictures),
  ])
  const throws = openWorkerThrows({ warmAfterMs: WARM_THROWS_AFTER_MS })
  const queries = openQueryDesk()
  const arrivals = openArrivals(data.arrivals)
  const workshop = openWorkshop()
  const adapters = { store, signIn, pictures, arrivals, workshop, images: noImages, throws, queries }
  return { ...adapters, campaignId, origins, apiKey, webDir, secure, trustProxy, logLevel }
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
