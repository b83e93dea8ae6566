import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { test as plain } from '@playwright/test'

import { portsOf, preparedData, runFolder } from './server/run-folder.ts'
import { copyData, TestServer } from './server/test-server.ts'

interface Setting {
  /** The server starts with a copy of this data folder; `null` for an empty one. */
  readonly data: string | null
  readonly environment: Readonly<Record<string, string>>
}

interface Options {
  readonly setting: Setting
  /** Whether the journeys of a file are read-only. All such files share one server. */
  readonly readOnly: boolean
}

interface Fixtures {
  readonly server: TestServer
  readonly shut: undefined
}

/** The open servers of a worker: one shared by all read-only files, and one for the current file. */
class OpenServers {
  readonly #ports: readonly [number, number]
  #shared: TestServer | null = null
  #own: { readonly file: string; readonly server: TestServer } | null = null

  constructor(ports: readonly [number, number]) {
    this.#ports = ports
  }

  async shared(setting: Setting): Promise<TestServer> {
    this.#shared ??= await open(setting, this.#ports[0])
    return this.#shared
  }

  async ownOf(file: string, setting: Setting): Promise<TestServer> {
    if (this.#own?.file !== file) {
      await this.#own?.server.remove()
      this.#own = { file, server: await open(setting, this.#ports[1]) }
    }
    return this.#own.server
  }

  async close(): Promise<void> {
    await Promise.all([this.#shared?.remove(), this.#own?.server.remove()])
  }
}

/**
 * The journeys of a file have their own server and data folder, with the demo campaign and its party unless `setting` specifies otherwise.
 * Read-only files share one.
 */
export const test = plain.extend<Options & Fixtures, { readonly openServers: OpenServers }>({
  setting: [{ data: preparedData.withParty, environment: {} }, { option: true }],
  readOnly: [false, { option: true }],
  openServers: [
    async ({}, use, { parallelIndex }) => {
      const servers = new OpenServers(portsOf(parallelIndex).servers)
      await use(servers)
      await servers.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ openServers, setting, readOnly }, use, { file }) =>
      await use(readOnly ? await openServers.shared(setting) : await openServers.ownOf(file, setting)),
    { auto: true },
  ],
  baseURL: async ({ server }, use) => await use(server.origin),
  /** Playwright closes only its own page; other pages would keep rendering the table until the end of the run. */
  shut: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map(async (context) => await context.close()))
    },
    { auto: true },
  ],
})

let servers = 0

async function open({ data, environment }: Setting, port: number): Promise<TestServer> {
  servers += 1
  const dataDir = path.join(runFolder, `data-${process.pid}-${servers}`)
  if (data === null) await mkdir(dataDir)
  else await copyData(data, dataDir)
  const server = new TestServer({ port, dataDir, environment })
  await server.start()
  return server
}
