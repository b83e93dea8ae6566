import { networkInterfaces } from 'node:os'
import path from 'node:path'

import { everything } from '@waybook/contract'

import { readAuthSecret } from '#auth/auth-secret.ts'
import type { Auth } from '#auth/auth.ts'
import { findBrowserFiles } from '#auth/clerk/browser-files.ts'
import { deriveKey } from '#auth/derived-key.ts'
import { openBuiltInAuth, type BuiltInOptions, openClerkAuth, type ClerkOptions } from '#auth/open-auth.ts'
import { PicturePreparation } from '#blobs/picture-preparation.ts'
import { openImageProcessor } from '#blobs/processor/open-image-processor.ts'
import { openUploadStaging } from '#blobs/upload-staging.ts'
import { openBackups } from '#features/backups/backups.ts'
import { noRestores } from '#features/backups/restores.ts'
import { readCampaign } from '#features/campaign/queries.ts'
import { openWorkerSimulator } from '#features/dice/simulator/worker-simulator.ts'
import { readEntity } from '#features/entities/read-entity.ts'
import { openQueryService } from '#features/facts/query-service.ts'
import { noImageService } from '#features/images/images.ts'
import { openPushKeys } from '#features/notifications/push-keys.ts'
import type { CampaignStore } from '#features/store.ts'
import { CAMPAIGNS_TOPIC, openCampaignHosts } from '#http/campaign-hosts.ts'
import { CallLimits, CALLS_A_MINUTE } from '#http/limits/call-limits.ts'
import type { AppServices } from '#http/services.ts'
import { openDiskSpace } from '#runtime/disk-space.ts'
import { openMailer } from '#runtime/mail/mailer.ts'
import { openOutgoingRequests } from '#runtime/outgoing/outgoing-requests.ts'
import { openSealer } from '#runtime/sealed-text.ts'

import { archiveSource } from './archive-source.ts'
import type { DataDir } from './data-dir.ts'
import { type Environment, UsageError } from './environment.ts'
import { allowedOrigins } from './origins.ts'
import { accountsOf, openImports, openPictures, openRecords } from './places.ts'
import { publicSettings } from './public-settings.ts'
import { mainOrigin } from './reach.ts'
import { joinServers, reachServers } from './share-database.ts'

/** By then the first visitor's page has loaded. */
const WARM_SIMULATOR_AFTER_MS = 3000
/** Where `scripts/setup.mjs clerk` puts Clerk's browser scripts. */
const CLERK_FILES = path.resolve(import.meta.dirname, '../../../node_modules/.clerk')

interface OpenedFor {
  readonly as: 'server' | 'command'
  /** The folder of the built web app. */
  readonly webDir: string | null
}

/**
 * Opens the services of the app from a data folder, except the image service, which only a running server needs. Adapters are chosen
 * only here and in the test server.
 */
export async function openServices(
  environment: Environment,
  data: DataDir,
  { as, webDir }: OpenedFor = { as: 'command', webDir: null },
): Promise<AppServices> {
  const baseUrl = mainOrigin(environment)
  const secure = baseUrl.startsWith('https://')
  const allowed = allowedOrigins(environment, networkInterfaces())
  const origins = () => allowed
  const { campaignId, apiKey, metricsKey, trustProxy, logLevel, addedPicturesMaxBytes } = environment
  const secret = await readAuthSecret(environment.authSecret, data.secret)
  const blobs = await openPictures(environment, data)
  const bus = await (as === 'server' ? joinServers(environment, blobs) : reachServers(environment))
  const opening = openRecords(environment, data)
  const openingHosts = opening.then(({ campaigns }) =>
    openCampaignHosts({ campaigns, defaultCampaign: campaignId, mainOrigin: baseUrl, origins }),
  )
  bus.subscribe(CAMPAIGNS_TOPIC, () => void openingHosts.then((hosts) => hosts.forget()))
  const originsOf = async (id: string) => await (await openingHosts).originsOf(id)
  const guessableNames = async (id: string, characterId: string | null) =>
    await namesIn((await opening).records(id), characterId)
  const given = { bus, origins, originsOf, baseUrl, secureCookies: secure, guessableNames, secret }
  const openingAuth = openAuth(environment, data, given)
  const openings = [opening, openingHosts, openingAuth] as const
  const [store, campaignHosts, auth] = await Promise.all(openings).catch(async (error: unknown) => {
    await Promise.all([bus.close(), closeOpened([opening, openingAuth])])
    throw error
  })
  const sealer = openSealer(secret)
  const source = () => archiveSource({ store, auth, blobs }, data)
  const backups = openBackups({ kept: data.backups, packing: data.packing, source })
  const uploadStaging = openUploadStaging(data.uploads)
  const imageProcessor = openImageProcessor()
  const adapters = {
    store,
    bus,
    auth,
    blobs,
    backups,
    restores: noRestores,
    importFolders: await openImports(environment, data),
    uploadStaging,
    imageProcessor,
    preparation: new PicturePreparation({ blobs, uploadStaging, imageProcessor }),
    diskSpace: openDiskSpace(data.root),
    imageService: noImageService,
    diceSimulator: openWorkerSimulator({ warmAfterMs: WARM_SIMULATOR_AFTER_MS }),
    queryService: openQueryService(),
    callLimits: new CallLimits(CALLS_A_MINUTE),
    publicSettings: publicSettings(environment, auth.kind),
    campaignHosts,
    sealer,
    outgoing: openOutgoingRequests(environment.webhookHosts),
    mailer: environment.mail && openMailer(environment.mail.server, environment.mail.from),
    pushKeys: openPushKeys(store, sealer, campaignId),
  }
  const settings = {
    campaignId,
    apiKey,
    metricsKey,
    shareKey: deriveKey(secret, 'shares'),
    webDir,
    secure,
    trustProxy,
    logLevel,
    addedPicturesMaxBytes,
    pushSubject: pushSubjectOf(environment),
  }
  return { ...adapters, ...settings }
}

/** Push services want to know whom to write to. */
function pushSubjectOf({ gmEmail, publicUrl }: Environment): string {
  if (gmEmail !== null) return `mailto:${gmEmail}`
  return publicUrl?.startsWith('https://') ? publicUrl : 'mailto:host@waybook.invalid'
}

type AuthEnvironment = Pick<
  BuiltInOptions,
  'bus' | 'origins' | 'baseUrl' | 'secureCookies' | 'guessableNames' | 'secret'
> &
  Pick<ClerkOptions, 'originsOf'>

async function openAuth(environment: Environment, data: DataDir, authEnvironment: AuthEnvironment): Promise<Auth> {
  const { signIn, gmEmail, campaignId: defaultCampaign } = environment
  if (signIn.kind === 'clerk') {
    const files = findBrowserFiles(CLERK_FILES)
    if (!files)
      throw new UsageError(
        "AUTH=clerk needs Clerk's browser scripts: get them with npm start or node scripts/setup.mjs clerk",
      )
    const { bus, originsOf } = authEnvironment
    return await openClerkAuth({ settings: signIn, bus, originsOf, defaultCampaign, gmEmail: gmEmail ?? '', files })
  }
  return await openBuiltInAuth({
    ...authEnvironment,
    accounts: accountsOf(environment, data),
    defaultCampaign,
    ...(gmEmail === null ? {} : { gmEmail }),
    ...(signIn.oidc === null ? {} : { oidc: signIn.oidc }),
  })
}

/** Names that people at the table would try first when guessing a password. */
async function namesIn(records: CampaignStore, characterId: string | null): Promise<string[]> {
  const campaign = await readCampaign(records)
  const character = characterId === null ? null : await readEntity(records, characterId, everything)
  return [campaign?.name, character?.name].filter((name) => name !== undefined)
}

interface Closable {
  readonly close: () => Promise<void>
}

/** A connection that stays open would keep the process running. */
async function closeOpened(openings: readonly Promise<Closable>[]): Promise<void> {
  for (const opened of await Promise.allSettled(openings)) if (opened.status === 'fulfilled') await opened.value.close()
}

export async function closeServices(services: AppServices): Promise<void> {
  const { store, bus, auth, imageProcessor, diceSimulator, queryService } = services
  services.preparation.close()
  await Promise.all(
    [store, bus, auth, imageProcessor, diceSimulator, queryService].map(async (one) => await one.close()),
  )
}
