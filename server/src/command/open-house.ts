import { networkInterfaces } from 'node:os'

import type { Environment } from '../environment.ts'
import { openQueryDesk } from '../facts/query-desk.ts'
import type { House } from '../house.ts'
import { CallLimits, CALLS_A_MINUTE } from '../http/call-limits.ts'
import { openFolderPictures } from '../pictures/folder-pictures.ts'
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

/** Opens everything that the app stands on from a data folder; this and the rehearsal are where adapters are chosen. */
export async function openHouse(environment: Environment, data: DataDir, webDir: string | null): Promise<House> {
  const baseUrl = mainOrigin(environment)
  const secure = baseUrl.startsWith('https://')
  const allowed = allowedOrigins(environment, networkInterfaces())
  const origins = () => allowed
  const { campaignId, apiKey, metricsKey, trustProxy, logLevel } = environment
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
  const callLimits = new CallLimits(CALLS_A_MINUTE, Date.now)
  return {
    ...{ store, signIn, pictures, throws, queries, callLimits },
    ...{ campaignId, origins, apiKey, metricsKey, webDir, secure, trustProxy, logLevel },
  }
}

/** What somebody at the table would try first as a password. */
async function namesIn(records: Records, characterId: string | null): Promise<string[]> {
  const campaign = await records.campaign()
  const character = characterId === null ? null : await records.entity(characterId, { everything: true })
  return [campaign?.name, character?.name].filter((name) => name !== undefined)
}

export async function closeHouse({ store, signIn, throws, queries }: House): Promise<void> {
  await Promise.all([store.close(), signIn.close(), throws.close(), queries.close()])
}
