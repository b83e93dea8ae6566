import { randomUUID } from 'node:crypto'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import type { Role } from '@waybook/contract'
import {
  buildApp,
  CallLimits,
  loadCampaign,
  noImageService,
  noDiceSimulator,
  openUploadStaging,
  openBackups,
  openImportFolders,
  openBuiltInAuth,
  openMemoryBlobs,
  openQueryService,
  openSqliteStore,
  inProcessImageProcessor,
  type AppServices,
} from '@waybook/server'
import type { FastifyInstance } from 'fastify'

/** A campaign as its files: path to text. */
export type CampaignFiles = Readonly<Record<string, string>>

/** Who somebody is at a test server. */
export interface Account {
  readonly role: Role
  readonly characterId?: string | undefined
  /** Somebody with a usual name unless it is said. */
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
}

/** The whole server in memory, with a campaign of its own. */
export interface TestServer {
  readonly app: FastifyInstance
  readonly services: AppServices
  /** Makes an account by a real one-time link and answers its session's cookie. */
  readonly signIn: (part: Account) => Promise<string>
  /** Imports the campaign as it was written since. */
  readonly importAgain: (campaign: CampaignFiles) => Promise<void>
  readonly close: () => Promise<void>
}

export const CAMPAIGN_ID = 'dam3'
export const ORIGIN = 'http://waybook.test'
export const RECORDS_FILE = 'records.db'
export const ACCOUNTS_FILE = 'accounts.db'
const SECRET = 'a secret that is long enough for tests only'
const PASSWORD = 'nine lamps on a wet causeway'
/** As little as argon2id takes: nobody's password is worth anything here. */
const PASSWORD_COST = { memory: 8, passes: 1 }
const HOUR_MS = 3_600_000

interface TestServerOptions {
  readonly origins?: readonly string[]
  /** May add routes before the server is closed to more. */
  readonly extend?: (app: FastifyInstance) => void
  /** Where records and accounts are kept, for tests that write to them as another process does; else in memory. */
  readonly folder?: string | undefined
  /** Draws the throws of the dice; nobody does unless it is said. */
  readonly diceSimulator?: AppServices['diceSimulator']
  /** Where queries are asked; there they may take as long as they like unless it is said. */
  readonly queryService?: AppServices['queryService']
  /** Told each statement that the records are asked by. */
  readonly onStatement?: ((sql: string) => void) | undefined
  /** Paints pictures; nobody does unless it is said. */
  readonly imageService?: AppServices['imageService']
  /** Where pictures are kept, come in and are made; in memory and in this process unless it is said. */
  readonly blobs?: AppServices['blobs']
  readonly uploadStaging?: AppServices['uploadStaging']
  readonly backups?: AppServices['backups']
  readonly importFolders?: AppServices['importFolders']
  readonly imageProcessor?: AppServices['imageProcessor']
  /** What a host has set otherwise. */
  readonly settings?: Partial<
    Pick<AppServices, 'apiKey' | 'callLimits' | 'logLevel' | 'logStream' | 'metricsKey' | 'secure'>
  >
}

/** Opens the real server on a store of its own; `campaign` is a folder's path, or files. */
export async function openTestServer(
  campaign: string | CampaignFiles,
  { origins = [ORIGIN], extend = () => {}, folder, onStatement, settings, ...furnished }: TestServerOptions = {},
): Promise<TestServer> {
  const services = { ...(await openHouse(origins, { folder, onStatement })), ...furnished, ...settings }
  await fill(services, campaign)
  const app = await buildApp(services)
  extend(app)
  let people = 0
  const signIn = async (part: Account) => {
    people += 1
    return await accept(app, services, part, { people, origin: origins[0] ?? ORIGIN })
  }
  const close = async () => {
    await app.close()
    await Promise.all(
      [services.store, services.auth, services.queryService, services.imageProcessor].map(
        async (one) => await one.close(),
      ),
    )
    const { uploadStaging, backups, importFolders } = services
    await Promise.all([uploadStaging.clear(), backups.clear(), importFolders.sweep(new Set(), Infinity)])
  }
  const importAgain = async (files: CampaignFiles) => await fill(services, files)
  return { app, services: services, signIn, importAgain, close }
}

async function openHouse(
  origins: readonly string[],
  { folder, onStatement }: Pick<TestServerOptions, 'folder' | 'onStatement'>,
): Promise<AppServices> {
  const fileOf = (name: string) => (folder === undefined ? ':memory:' : path.join(folder, name))
  const [store, signIn] = await Promise.all([
    openSqliteStore({ file: fileOf(RECORDS_FILE), now: Date.now, onStatement }),
    openBuiltInAuth({
      file: fileOf(ACCOUNTS_FILE),
      secret: SECRET,
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
    pictures: null,
    madeAt: new Date(),
  })
  return {
    store,
    auth: signIn,
    importFolders: openImportFolders(temporary('importing')),
    backups: openBackups({ kept: temporary('kept'), packing: temporary('packing'), source }),
    blobs: openMemoryBlobs(),
    imageProcessor: inProcessImageProcessor,
    uploadStaging: openUploadStaging(temporary('arriving')),
    imageService: noImageService,
    diceSimulator: noDiceSimulator,
    // Time runs out on a busy machine; what becomes of a query then has tests of its own.
    queryService: openQueryService({ player: HOUR_MS, gameMaster: HOUR_MS }),
    campaignId: CAMPAIGN_ID,
    origins: () => origins,
    // Tests ask quicker than hands; the limits have tests of their own.
    callLimits: new CallLimits({}, Date.now),
    apiKey: null,
    metricsKey: null,
    webDir: null,
    secure: false,
    trustProxy: [],
    publicSettings: { CAMPAIGN_ID },
    logLevel: 'silent',
  }
}

/** A folder that is made when something is to lie in it. */
function temporary(name: string): string {
  return path.join(os.tmpdir(), `waybook-${name}-${randomUUID()}`)
}

async function fill(services: AppServices, campaign: string | CampaignFiles): Promise<void> {
  const folder = typeof campaign === 'string' ? campaign : await write(campaign)
  const loaded = await loadCampaign(folder, { pictures: services.blobs })
  if (folder !== campaign) await rm(folder, { recursive: true })
  if (!loaded.campaign) throw new Error(`The test's campaign is faulty: ${JSON.stringify(loaded.faults)}`)
  await services.store.records(services.campaignId).imports.replace(loaded.campaign, 'test')
}

async function write(files: CampaignFiles): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-test-campaign-'))
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return folder
}

async function accept(
  app: FastifyInstance,
  services: AppServices,
  part: Account,
  { people, origin }: { people: number; origin: string },
) {
  const { role, characterId, ...about } = part
  const { path: link } = await services.auth.createLink({ kind: 'invite', role, characterId })
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/link/accept',
    headers: { origin },
    // Each from an address of their own, since addresses that make many accounts are slowed down.
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
