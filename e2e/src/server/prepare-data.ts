import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import { request } from '@playwright/test'

import { acceptLink } from '../party.ts'
import { portsOf, preparedData, runFolder, sessionOf } from './run-folder.ts'
import { copyData, PICTURES, TestServer } from './test-server.ts'

const repository = path.resolve(import.meta.dirname, '../../..')

/** The members of the demo campaign's party that journeys use. Odo's player has no session, for journeys about signing in and out. */
const party = [
  { label: 'Game master', firstName: 'Bram', email: 'bram@lowtarrow.example', session: sessionOf('game-master') },
  { label: 'Player (Kessa Vane)', firstName: 'Maren', email: 'maren@lowtarrow.example', session: sessionOf('kessa') },
  { label: 'Player (Odo Brandreth)', firstName: 'Ines', email: 'odo@lowtarrow.example', session: null },
] as const

/** Imports the demo campaign and creates the party's accounts, once for all journeys: each server starts with a copy of the result. */
export default async function prepareData(): Promise<() => Promise<void>> {
  const { imported, arrived } = preparedData
  await importDemo(imported)
  await copyData(imported, arrived)
  await whileOpen(arrived, letPartyArrive)
  return async () => await rm(runFolder, { recursive: true, force: true })
}

/** Processing the demo's pictures takes most of a minute, so they are cached between runs. */
async function importDemo(dataDir: string): Promise<void> {
  const pictures = path.join(dataDir, PICTURES)
  const stored = path.join(repository, 'node_modules/.cache/waybook-demo-pictures', pictureSources())
  if (existsSync(stored)) await cp(stored, pictures, { recursive: true })
  await whileOpen(dataDir, async () => {})
  if (existsSync(stored)) return
  const fresh = `${stored}-${process.pid}`
  await cp(pictures, fresh, { recursive: true })
  await rename(fresh, stored)
}

/** A digest of the sources of the pictures: the drawings, the code that processes them, and its libraries. */
function pictureSources(): string {
  const hash = createHash('sha256')
  const sources = ['campaign/**/*.svg', 'server/src/blobs/**/*.ts', 'package-lock.json']
  for (const file of globSync(sources, { cwd: repository }).toSorted())
    hash.update(`${file}\0`).update(readFileSync(path.join(repository, file)))
  return hash.digest('hex')
}

async function whileOpen(dataDir: string, done: (server: TestServer) => Promise<void>): Promise<void> {
  const server = new TestServer({ port: portsOf(0).servers[0], dataDir, environment: {} })
  await server.start()
  try {
    await done(server)
  } finally {
    await server.stop()
  }
}

/** With the links that the server printed, as scripts do. */
async function letPartyArrive(server: TestServer): Promise<void> {
  for (const { label, firstName, email, session } of party) {
    const caller = await request.newContext({ baseURL: server.origin })
    await acceptLink(caller, await server.printedLink(label), { firstName, email })
    if (session) await caller.storageState({ path: session })
    await caller.dispose()
  }
}
