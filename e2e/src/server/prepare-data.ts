import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { request } from '@playwright/test'

import { acceptLink } from '../party.ts'
import { copyWithPlainDrawings } from './plain-drawings.ts'
import { portsOf, preparedData, runFolder, sessionOf } from './run-folder.ts'
import { copyData, PICTURES, repository, TestServer } from './test-server.ts'

/** The members of the demo campaign's party that journeys use. Journeys about signing in and out sign Odo's player in again. */
const party = [
  { label: 'Game master', firstName: 'Bram', email: 'bram@lowtarrow.example', session: sessionOf('game-master') },
  { label: 'Player (Kessa Vane)', firstName: 'Maren', email: 'maren@lowtarrow.example', session: sessionOf('kessa') },
  { label: 'Player (Odo Brandreth)', firstName: 'Ines', email: 'odo@lowtarrow.example', session: sessionOf('odo') },
] as const

/** Imports the demo campaign and creates the party's accounts once for all journeys. Each server starts with a copy of the result. */
export default async function prepareData(): Promise<() => Promise<void>> {
  const { imported, withParty } = preparedData
  if (process.env['LONG'] === '1') await importWithPictures(imported)
  else await importWithPlainDrawings(imported)
  await copyData(imported, withParty)
  await whileOpen({ dataDir: withParty }, createPartyAccounts)
  return async () => await rm(runFolder, { recursive: true, force: true })
}

/** No journey of the middle ring depends on the content of a picture, and preparing the demo's pictures takes a minute. */
async function importWithPlainDrawings(dataDir: string): Promise<void> {
  const folder = path.join(runFolder, 'plain')
  await copyWithPlainDrawings(folder)
  await whileOpen({ dataDir, environment: { CAMPAIGN_DIR: folder } }, picturesPrepared)
}

/** Prepared pictures are cached between runs. */
async function importWithPictures(dataDir: string): Promise<void> {
  const pictures = path.join(dataDir, PICTURES)
  const stored = path.join(repository, 'node_modules/.cache/waybook-demo-pictures', pictureSources())
  if (existsSync(stored)) await cp(stored, pictures, { recursive: true })
  await whileOpen({ dataDir }, picturesPrepared)
  if (existsSync(stored)) return
  const fresh = `${stored}-${process.pid}`
  await cp(pictures, fresh, { recursive: true })
  await rename(fresh, stored)
}

/** Until then, the browser logs each late picture as an error. */
async function picturesPrepared({ dataDir }: TestServer): Promise<void> {
  const waiting = path.join(dataDir, PICTURES, 'waiting')
  while ((await readdir(waiting).catch(() => [])).length > 0) await delay(100)
}

/** A digest of the sources of the pictures: the drawings, the code that processes them, and its libraries. */
function pictureSources(): string {
  const hash = createHash('sha256')
  const sources = ['campaign/**/*.svg', 'server/src/blobs/**/*.ts', 'package-lock.json']
  for (const file of globSync(sources, { cwd: repository }).toSorted())
    hash.update(`${file}\0`).update(readFileSync(path.join(repository, file)))
  return hash.digest('hex')
}

interface Opening {
  readonly dataDir: string
  readonly environment?: Readonly<Record<string, string>>
}

async function whileOpen(
  { dataDir, environment = {} }: Opening,
  done: (server: TestServer) => Promise<void> = async () => {},
): Promise<void> {
  const server = new TestServer({ port: portsOf(0).servers[0], dataDir, environment })
  await server.start()
  try {
    await done(server)
  } finally {
    await server.stop()
  }
}

/** Uses the links that the server printed, as scripts do. */
async function createPartyAccounts(server: TestServer): Promise<void> {
  for (const { label, firstName, email, session } of party) {
    const caller = await request.newContext({ baseURL: server.origin })
    await acceptLink(caller, await server.printedLink(label), { firstName, email })
    await caller.storageState({ path: session })
    await caller.dispose()
  }
}
