import { networkInterfaces } from 'node:os'
import path from 'node:path'

import { readAuthSecret } from '#auth/auth-secret.ts'
import type { Auth } from '#auth/auth.ts'
import { findBrowserFiles } from '#auth/clerk/browser-files.ts'
import { openBuiltInAuth, type BuiltInOptions, openClerkAuth } from '#auth/open-auth.ts'
import { openFolderBlobs } from '#blobs/folder-blobs.ts'
import { openImageProcessor } from '#blobs/processor/open-image-processor.ts'
import { openUploadStaging } from '#blobs/upload-staging.ts'
import { openBackups } from '#features/backups/backups.ts'
import { openWorkerSimulator } from '#features/dice/simulator/worker-simulator.ts'
import { openQueryService } from '#features/facts/query-service.ts'
import { noImageService } from '#features/images/images.ts'
import { openImportFolders } from '#features/imports/import-folders.ts'
import type { CampaignStore } from '#features/store.ts'
import { CallLimits, CALLS_A_MINUTE } from '#http/limits/call-limits.ts'
import type { AppServices } from '#http/services.ts'
import { openDiskSpace } from '#runtime/disk-space.ts'

import { archiveSource } from './archive-source.ts'
import type { DataDir } from './data-dir.ts'
import { type Environment, UsageError } from './environment.ts'
import { allowedOrigins } from './origins.ts'
import { accountsOf, openRecords } from './places.ts'
import { publicSettings } from './public-settings.ts'
import { mainOrigin } from './reach.ts'

/** By then a server has printed its welcome, and a short-lived command has exited. */
const WARM_SIMULATOR_AFTER_MS = 3000
/** Where `scripts/setup.mjs clerk` puts Clerk's browser scripts. */
const CLERK_FILES = path.resolve(import.meta.dirname, '../../../node_modules/.clerk')

/**
 * Opens the services of the app from a data folder, except the image service, which only a running server needs. Adapters are chosen
 * only here and in the test server.
 */
export async function openServices(
  environment: Environment,
  data: DataDir,
  webDir: string | null,
): Promise<AppServices> {
  const baseUrl = mainOrigin(environment)
  const secure = baseUrl.startsWith('https://')
  const allowed = allowedOrigins(environment, networkInterfaces())
  const origins = () => allowed
  const { campaignId, apiKey, metricsKey, trustProxy, logLevel, addedPicturesMaxBytes } = environment
  const opening = openRecords(environment, data)
  const guessableNames = async (characterId: string | null) =>
    await namesIn((await opening).records(campaignId), characterId)
  const signIn = openAuth(environment, data, { origins, baseUrl, secureCookies: secure, guessableNames })
  const [store, auth, blobs] = await closedOnFailure(Promise.all([opening, signIn, openFolderBlobs(data.pictures)]), [
    opening,
    signIn,
  ])
  const source = () => archiveSource({ store, auth }, data)
  const backups = openBackups({ kept: data.backups, packing: data.packing, source })
  const adapters = {
    store,
    auth,
    blobs,
    backups,
    importFolders: openImportFolders(data.imports),
    uploadStaging: openUploadStaging(data.uploads),
    imageProcessor: openImageProcessor(),
    diskSpace: openDiskSpace(data.root),
    imageService: noImageService,
    diceSimulator: openWorkerSimulator({ warmAfterMs: WARM_SIMULATOR_AFTER_MS }),
    queryService: openQueryService(),
    callLimits: new CallLimits(CALLS_A_MINUTE),
    publicSettings: publicSettings(environment, auth.config.kind),
  }
  const settings = {
    campaignId,
    origins,
    apiKey,
    metricsKey,
    webDir,
    secure,
    trustProxy,
    logLevel,
    addedPicturesMaxBytes,
  }
  return { ...adapters, ...settings }
}

/** If something cannot be opened, closes the others: a connection to a database would keep the process alive. */
async function closedOnFailure<All>(
  opening: Promise<All>,
  others: readonly Promise<{ readonly close: () => Promise<void> }>[],
): Promise<All> {
  try {
    return await opening
  } catch (error) {
    await Promise.allSettled(others.map(async (other) => await (await other).close()))
    throw error
  }
}

type AuthEnvironment = Pick<BuiltInOptions, 'origins' | 'baseUrl' | 'secureCookies' | 'guessableNames'>

async function openAuth(environment: Environment, data: DataDir, authEnvironment: AuthEnvironment): Promise<Auth> {
  const { signIn, gmEmail, authSecret } = environment
  if (signIn.kind === 'clerk') {
    const files = findBrowserFiles(CLERK_FILES)
    if (!files)
      throw new UsageError("AUTH=clerk needs Clerk's scripts: get them with npm start or node scripts/setup.mjs clerk")
    return await openClerkAuth({ settings: signIn, origins: authEnvironment.origins, gmEmail: gmEmail ?? '', files })
  }
  return await openBuiltInAuth({
    ...authEnvironment,
    accounts: accountsOf(environment, data),
    secret: await readAuthSecret(authSecret, data.secret),
    ...(gmEmail === null ? {} : { gmEmail }),
    ...(signIn.oidc === null ? {} : { oidc: signIn.oidc }),
  })
}

/** Names that someone at the table would try first as a password. */
async function namesIn(records: CampaignStore, characterId: string | null): Promise<string[]> {
  const campaign = await records.campaign.find()
  const character = characterId === null ? null : await records.entities.find(characterId, { everything: true })
  return [campaign?.name, character?.name].filter((name) => name !== undefined)
}

export async function closeServices(services: AppServices): Promise<void> {
  const { store, auth, imageService, imageProcessor, diceSimulator, queryService } = services
  await Promise.all(
    [store, auth, imageService, imageProcessor, diceSimulator, queryService].map(async (one) => await one.close()),
  )
}
