import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { test as plain } from '@playwright/test'

import { portsOf, preparedData, runFolder } from './server/run-folder.ts'
import { copyData, TestServer } from './server/test-server.ts'

interface Setting {
  /** The data folder that the server begins with a copy of; `null` for an empty one. */
  readonly data: string | null
  readonly environment: Readonly<Record<string, string>>
}

interface Options {
  readonly setting: Setting
  /** Journeys that change what others would find want a server each; those that only look share one with their file. */
  readonly serverPer: 'file' | 'test'
}

interface Fixtures {
  readonly server: TestServer
  readonly shut: undefined
}

/** The one server that a worker has open. */
class OpenServer {
  #name = ''
  #server: TestServer | null = null

  /** Keeps the server that is open where it is the one of this name. */
  async named(name: string, opening: () => Promise<TestServer>): Promise<TestServer> {
    if (this.#server && this.#name === name) return this.#server
    await this.close()
    this.#name = name
    this.#server = await opening()
    return this.#server
  }

  async close(): Promise<void> {
    await this.#server?.remove()
    this.#server = null
  }
}

/**
 * A journey has the product to itself: a server and a data folder that no other file's journeys touch, with the demo campaign and its party
 * unless its setting says otherwise.
 */
export const test = plain.extend<Options & Fixtures, { readonly openServer: OpenServer }>({
  setting: [{ data: preparedData.arrived, environment: {} }, { option: true }],
  serverPer: ['file', { option: true }],
  openServer: [
    async ({}, use) => {
      const one = new OpenServer()
      await use(one)
      await one.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ openServer, setting, serverPer }, use, { file, testId, parallelIndex }) => {
      const name = serverPer === 'file' ? file : testId
      await use(await openServer.named(name, async () => await open(setting, parallelIndex)))
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => await use(server.origin),
  /** Playwright shuts its own page only; others would go on drawing what is done at the table to the end of the run. */
  shut: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map(async (context) => await context.close()))
    },
    { auto: true },
  ],
})

let servers = 0

async function open({ data, environment }: Setting, worker: number): Promise<TestServer> {
  servers += 1
  const dataDir = path.join(runFolder, `data-${process.pid}-${servers}`)
  if (data === null) await mkdir(dataDir)
  else await copyData(data, dataDir)
  const server = new TestServer({ port: portsOf(worker).server, dataDir, environment })
  await server.start()
  return server
}
