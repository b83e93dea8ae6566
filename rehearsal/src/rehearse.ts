import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import type { Role } from '@waybook/contract'
import {
  buildApp,
  loadCampaign,
  openBuiltInSignIn,
  openMemoryPictures,
  openQueryDesk,
  openSqliteStore,
  type House,
} from '@waybook/server'
import type { FastifyInstance } from 'fastify'

/** A campaign as its files: path to text. */
export type CampaignFiles = Readonly<Record<string, string>>

/** Who somebody is at a rehearsal. */
export interface Part {
  readonly role: Role
  readonly characterId?: string | undefined
}

/** The whole server in memory, with a campaign of its own. */
export interface Rehearsal {
  readonly app: FastifyInstance
  readonly house: House
  /** Makes an account by a real one-time link and answers its session's cookie. */
  readonly signIn: (part: Part) => Promise<string>
  readonly close: () => Promise<void>
}

export const CAMPAIGN_ID = 'dam3'
export const ORIGIN = 'http://rehearsal.test'
const SECRET = 'a secret that is long enough for rehearsals only'
const PASSWORD = 'nine lamps on a wet causeway'

/**
 * Opens the real server on a store in memory; `campaign` is a folder's path, or files.
 * `extend` may add routes before the server is closed to more.
 */
export async function rehearse(
  campaign: string | CampaignFiles,
  origins: readonly string[] = [ORIGIN],
  extend: (app: FastifyInstance) => void = () => {},
): Promise<Rehearsal> {
  const house = await openHouse(origins)
  await fill(house, campaign)
  const app = await buildApp(house)
  extend(app)
  let people = 0
  const signIn = async (part: Part) => {
    people += 1
    return await accept(app, house, part, { people, origin: origins[0] ?? ORIGIN })
  }
  const close = async () => {
    await app.close()
    await Promise.all([house.store.close(), house.signIn.close(), house.queries.close()])
  }
  return { app, house, signIn, close }
}

async function openHouse(origins: readonly string[]): Promise<House> {
  const [store, signIn] = await Promise.all([
    openSqliteStore({ file: ':memory:', now: Date.now }),
    openBuiltInSignIn({
      file: ':memory:',
      secret: SECRET,
      origins: () => origins,
      baseUrl: ORIGIN,
      secureCookies: false,
    }),
  ])
  return {
    store,
    signIn,
    pictures: openMemoryPictures(),
    queries: openQueryDesk(),
    campaignId: CAMPAIGN_ID,
    origins: () => origins,
    apiKey: null,
    webDir: null,
    secure: false,
    trustProxy: [],
    logLevel: 'silent',
  }
}

async function fill(house: House, campaign: string | CampaignFiles): Promise<void> {
  const folder = typeof campaign === 'string' ? campaign : await write(campaign)
  const loaded = await loadCampaign(folder, { pictures: house.pictures })
  if (folder !== campaign) await rm(folder, { recursive: true })
  if (!loaded.campaign) throw new Error(`The rehearsal's campaign is faulty: ${JSON.stringify(loaded.faults)}`)
  await house.store.records(house.campaignId).import(loaded.campaign, 'rehearsal')
}

async function write(files: CampaignFiles): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-rehearsal-'))
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return folder
}

async function accept(
  app: FastifyInstance,
  house: House,
  part: Part,
  { people, origin }: { people: number; origin: string },
) {
  const link = await house.signIn.createLink({ kind: 'invite', role: part.role, characterId: part.characterId })
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/link/accept',
    headers: { origin },
    // Each from an address of their own, since addresses that make many accounts are slowed down.
    remoteAddress: `10.0.${people >> 8}.${people & 255}`,
    payload: {
      token: link.slice(link.indexOf('#') + 1),
      password: PASSWORD,
      email: `person${people}@rehearsal.test`,
      ...(part.role === 'gameMaster'
        ? { firstName: 'Bram', lastName: 'Okafor' }
        : { firstName: 'Maren', lastName: 'Holt' }),
    },
  })
  const cookies = [response.headers['set-cookie'] ?? []].flat()
  if (response.statusCode !== 200) throw new Error(`The rehearsal could not sign in: ${response.body}`)
  return cookies.map((cookie) => cookie.slice(0, cookie.indexOf(';'))).join('; ')
}
