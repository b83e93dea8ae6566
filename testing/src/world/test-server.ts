import { randomUUID } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'

import type { Role } from '@waybook/contract'
import {
  buildApp,
  CallLimits,
  noImageService,
  noRestores,
  noBus,
  noDiceSimulator,
  openUploadStaging,
  PicturePreparation,
  openBackups,
  openImportFolders,
  openBuiltInAuth,
  openMemoryBlobs,
  openPostgresBus,
  openPostgresStore,
  ACCOUNTS_SCHEMA,
  openCampaignHosts,
  openOutgoingRequests,
  openPushKeys,
  openQueryService,
  openSealer,
  openSqliteStore,
  inProcessImageProcessor,
  type AppServices,
} from '@waybook/server'
import type { AccountsPlace } from '@waybook/server/auth/open-auth.ts'
import { IN_MEMORY } from '@waybook/server/database/sqlite.ts'
import type { FastifyInstance } from 'fastify'

import { provideStore, storeImage } from '../stores/store-image.ts'
import { importFiles, type CampaignFiles } from './import-files.ts'
import { putImportedFile, withInspectedPictures } from './inspected-pictures.ts'
import { knownSignIns } from './known-sign-ins.ts'

export type { CampaignFiles } from './import-files.ts'

/** An account on a test server. */
export interface Account {
  readonly role: Role
  readonly characterId?: string | undefined
  /** By default one of two fixed names, depending on the role. */
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
}

/** The whole server in memory, with its own campaign. */
export interface TestServer {
  readonly app: FastifyInstance
  readonly services: AppServices
  /** Creates an account with a real one-time link and returns its session cookie. */
  readonly signIn: (part: Account) => Promise<string>
  /** Imports a changed version of the campaign. */
  readonly importAgain: (campaign: CampaignFiles) => Promise<void>
  readonly close: () => Promise<void>
}

export const CAMPAIGN_ID = 'dam3'
export const ORIGIN = 'http://waybook.test'
export const RECORDS_FILE = 'records.db'
export const ACCOUNTS_FILE = 'accounts.db'
export const SECRET = 'a secret that is long enough for tests only'
/** The key that the addresses of shares are derived from. */
export const SHARE_KEY = new Uint8Array(32).fill(7)
const PASSWORD = 'nine lamps on a wet causeway'
/** The minimum that argon2id accepts, because the passwords of tests need no protection. */
const PASSWORD_COST = { memory: 8, passes: 1 }
const HOUR_MS = 3_600_000

export interface TestServerOptions {
  readonly origins?: readonly string[]
  /** Called before the server is ready, to add routes. */
  readonly extend?: (app: FastifyInstance) => void
  /** The folder for records and accounts, for tests that access them like another process; in memory by default. */
  readonly folder?: string | undefined
  /** The URL of a PostgreSQL database for records and accounts, instead of a folder. */
  readonly postgres?: string | undefined
  /** Reaches other test servers; by default those on the same PostgreSQL database. */
  readonly bus?: AppServices['bus'] | undefined
  /** Simulates the throws of dice; by default there is none. */
  readonly diceSimulator?: AppServices['diceSimulator']
  /** Sends messages to other services; by default to none on this machine. */
  readonly outgoing?: AppServices['outgoing']
  /** Sends mails; by default there is none. */
  readonly mailer?: AppServices['mailer']
  /** Evaluates queries; by default practically without a time limit. */
  readonly queryService?: AppServices['queryService']
  /** Called with each SQL statement on the records. */
  readonly onStatement?: ((sql: string) => void) | undefined
  /** Paints pictures; by default there is none. */
  readonly imageService?: AppServices['imageService']
  /** Stores pictures; by default in memory. */
  readonly blobs?: AppServices['blobs'] | undefined
  readonly uploadStaging?: AppServices['uploadStaging']
  readonly backups?: AppServices['backups']
  readonly restores?: AppServices['restores']
  readonly importFolders?: AppServices['importFolders']
  readonly imageProcessor?: AppServices['imageProcessor']
  /** How long a request waits for a picture that is being prepared, in milliseconds. */
  readonly pictureWaitMaxMs?: number | undefined
  /** The free disk space; by default more than any test needs. */
  readonly diskSpace?: AppServices['diskSpace']
  /** Whether accounts have ids of their own, for browsers, which keep data by account. By default, servers may share ids. */
  readonly ownAccounts?: boolean
  /** Settings that differ from the defaults. */
  readonly settings?: Partial<
    Pick<
      AppServices,
      | 'addedPicturesMaxBytes'
      | 'apiKey'
      | 'callLimits'
      | 'continuityQuietMs'
      | 'logLevel'
      | 'logStream'
      | 'metricsKey'
      | 'secure'
    >
  >
}

/** Opens the real server with its own store; `campaign` is the path of a folder, or files. */
export async function openTestServer(
  campaign: string | CampaignFiles,
  {
    origins = [ORIGIN],
    extend = () => {},
    folder,
    postgres,
    bus,
    blobs,
    onStatement,
    pictureWaitMaxMs,
    ownAccounts = false,
    settings,
    ...overrides
  }: TestServerOptions = {},
): Promise<TestServer> {
  const isShared = typeof campaign !== 'string' && folder === undefined && postgres === undefined
  const image = isShared ? await imageWith(campaign) : undefined
  const signIns = knownSignIns()
  // A log has the real sign-ins.
  const isKnown = folder === undefined && postgres === undefined && !ownAccounts && settings?.logStream === undefined
  const accounts = isKnown ? { file: IN_MEMORY, onOpened: signIns.onOpened } : undefined
  const opened = await openServices(origins, { folder, postgres, onStatement, bus, blobs, image, accounts })
  signIns.begin()
  const adapters = { ...opened, ...overrides, ...settings }
  const services = { ...adapters, preparation: new PicturePreparation(adapters, { waitMaxMs: pictureWaitMaxMs }) }
  if (image) await putPictures(services)
  else await importFiles(services, CAMPAIGN_ID, campaign)
  const app = await buildApp(services)
  extend(app)
  let people = 0
  const signIn = async (part: Account) => {
    people += 1
    const about = { people, origin: origins[0] ?? ORIGIN }
    return await signIns.signIn({ ...part, ...about }, async () => await accept(app, services, part, about))
  }
  const close = async () => {
    await app.close()
    await Promise.all(
      [services.store, services.bus, services.auth, services.queryService, services.imageProcessor].map(
        async (one) => await one.close(),
      ),
    )
    const { uploadStaging, backups, importFolders } = services
    await Promise.all([uploadStaging.clear(), backups.clear(), importFolders.sweep(new Set(), Infinity)])
  }
  const importAgain = async (files: CampaignFiles) => await importFiles(services, CAMPAIGN_ID, files)
  return { app, services: services, signIn, importAgain, close }
}

async function openServices(
  origins: readonly string[],
  {
    folder,
    postgres: url,
    onStatement,
    bus: given,
    blobs = openMemoryBlobs(),
    image,
    accounts = url === undefined ? { file: fileIn(folder, ACCOUNTS_FILE) } : { url, schema: ACCOUNTS_SCHEMA },
  }: Pick<TestServerOptions, 'folder' | 'postgres' | 'onStatement' | 'bus' | 'blobs'> & {
    image: Uint8Array | undefined
    accounts: AccountsPlace | undefined
  },
): Promise<Omit<AppServices, 'preparation'>> {
  if (folder !== undefined && url === undefined) await provideStore(fileIn(folder, RECORDS_FILE))
  const bus = given ?? (url === undefined ? noBus : await openPostgresBus({ url }))
  const [store, signIn] = await Promise.all([
    url === undefined
      ? openSqliteStore({ file: fileIn(folder, RECORDS_FILE), now: Date.now, onStatement, image })
      : openPostgresStore({ url, now: Date.now, onStatement }),
    openBuiltInAuth({
      defaultCampaign: CAMPAIGN_ID,
      accounts,
      secret: SECRET,
      bus,
      origins: () => origins,
      baseUrl: ORIGIN,
      secureCookies: false,
      passwordCost: PASSWORD_COST,
    }),
  ])
  const source = () => ({
    copyRecords: async (file: string) => await store.backup(file),
    copyAccounts: async (file: string) => await signIn.backup(file),
    secret: null,
    copyPictures: async (pictures: string) => await blobs.copyTo(pictures),
    madeAt: new Date(),
  })
  const sealer = openSealer(SECRET)
  return {
    store,
    bus,
    sealer,
    outgoing: openOutgoingRequests([]),
    mailer: null,
    pushKeys: openPushKeys(store, sealer, CAMPAIGN_ID),
    pushSubject: 'mailto:host@waybook.test',
    auth: signIn,
    importFolders: openImportFolders(temporary('importing')),
    restores: noRestores,
    backups: openBackups({ kept: temporary('kept'), packing: temporary('packing'), source }),
    blobs,
    imageProcessor: inProcessImageProcessor,
    uploadStaging: openUploadStaging(temporary('arriving')),
    diskSpace: { freeBytes: async () => await Promise.resolve(Infinity) },
    addedPicturesMaxBytes: Infinity,
    imageService: noImageService,
    diceSimulator: noDiceSimulator,
    // A short limit could expire on a busy machine; the limits have their own tests.
    queryService: openQueryService({ player: HOUR_MS, gameMaster: HOUR_MS }),
    campaignId: CAMPAIGN_ID,
    campaignHosts: openCampaignHosts({
      campaigns: store.campaigns,
      defaultCampaign: CAMPAIGN_ID,
      mainOrigin: ORIGIN,
      origins: () => origins,
    }),
    // Tests send requests faster than users; the limits have their own tests.
    callLimits: new CallLimits({}),
    apiKey: null,
    metricsKey: null,
    shareKey: SHARE_KEY,
    webDir: null,
    secure: false,
    trustProxy: [],
    publicSettings: { CAMPAIGN_ID },
    logLevel: 'silent',
  }
}

const fileIn = (folder: string | undefined, name: string) =>
  folder === undefined ? IN_MEMORY : path.join(folder, name)

/** The path of a folder that is created on first use. */
function temporary(name: string): string {
  return path.join(os.tmpdir(), `waybook-${name}-${randomUUID()}`)
}

/** The image of a store with the campaign, which is imported once for all in-memory test servers of a process. */
async function imageWith(campaign: CampaignFiles): Promise<Uint8Array> {
  const blobs = openMemoryBlobs()
  return await storeImage(
    JSON.stringify(campaign),
    async (store) => await importFiles({ store, blobs }, CAMPAIGN_ID, campaign),
  )
}

/** Stores the pictures and kept files of an already imported campaign. */
async function putPictures({ store, blobs }: Pick<AppServices, 'store' | 'blobs'>): Promise<void> {
  const { shown, files } = await store.picturesInUse()
  await Promise.all(Array.from(shown, async (hash) => await withInspectedPictures(blobs).facts(hash)))
  await Promise.all(Array.from(files, async (hash) => await putImportedFile(hash, blobs)))
}

async function accept(
  app: FastifyInstance,
  services: AppServices,
  part: Account,
  { people, origin }: { people: number; origin: string },
) {
  const { role, characterId, ...about } = part
  const { path: link } = await services.auth.campaign(CAMPAIGN_ID).createLink({ kind: 'invite', role, characterId })
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/link/accept',
    headers: { origin },
    // Each from a different address, because an address that creates many accounts is rate-limited.
    remoteAddress: `10.0.${people >> 8}.${people & 255}`,
    payload: {
      token: link.slice(link.indexOf('#') + 1),
      password: PASSWORD,
      email: `person${people}@waybook.test`,
      ...(role === 'gameMaster' ? { firstName: 'Bram', lastName: 'Okafor' } : { firstName: 'Maren', lastName: 'Holt' }),
      ...about,
    },
  })
  const cookies = [response.headers['set-cookie'] ?? []].flat()
  if (response.statusCode !== 200) throw new Error(`The test server could not sign in: ${response.body}`)
  return cookies.map((cookie) => cookie.slice(0, cookie.indexOf(';'))).join('; ')
}
