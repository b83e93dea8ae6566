import { networkInterfaces } from 'node:os'

import type { Environment } from '../environment.ts'
import type { House } from '../house.ts'
import { openFolderPictures } from '../pictures/folder-pictures.ts'
import { readAuthSecret } from '../sign-in/auth-secret.ts'
import { openBuiltInSignIn } from '../sign-in/built-in.ts'
import { allowedOrigins } from '../sign-in/origins.ts'
import { openSqliteStore } from '../storage/sqlite.ts'
import type { DataDir } from './data-dir.ts'
import { mainOrigin } from './reach.ts'

/** Opens everything that the app stands on from a data folder; this and the rehearsal are where adapters are chosen. */
export async function openHouse(environment: Environment, data: DataDir, webDir: string | null): Promise<House> {
  const baseUrl = mainOrigin(environment)
  const secure = baseUrl.startsWith('https://')
  const origins = allowedOrigins(environment, networkInterfaces())
  const [store, signIn, pictures] = await Promise.all([
    openSqliteStore({ file: data.records, backupDir: data.backups, now: Date.now }),
    openBuiltInSignIn({
      file: data.accounts,
      secret: await readAuthSecret(environment.authSecret, data.secret),
      origins: () => origins,
      baseUrl,
      secureCookies: secure,
      ...(environment.gmEmail === null ? {} : { gmEmail: environment.gmEmail }),
    }),
    openFolderPictures(data.pictures),
  ])
  const { campaignId, apiKey, trustProxy, logLevel } = environment
  return { store, signIn, pictures, campaignId, origins: () => origins, apiKey, webDir, secure, trustProxy, logLevel }
}

export async function closeHouse({ store, signIn }: House): Promise<void> {
  await Promise.all([store.close(), signIn.close()])
}
