import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import * as z from 'zod/mini'

import { signIn, startServer, type CallHeaders, type Running } from '../server.ts'
import { MOVED, SCENE, writeTableCampaign } from './campaign.ts'
import { invitePlayers } from './people.ts'

export const CAMPAIGN = 'dam3'
const PORT = '4873'

type Ask = (operation: string, params: object) => Promise<unknown>

/** A server with a scene on its table and players. */
export interface Table {
  readonly running: Running
  readonly headers: CallHeaders
  readonly players: readonly string[]
  readonly ask: Ask
  readonly tokenId: string
}

/** The answer of an operation that adds or changes a token. */
export const added = z.object({ token: z.object({ id: z.string(), version: z.number() }) })

type Env = Readonly<Record<string, string>>

/** Sessions of one server must be valid on the other. */
const SECRET = randomUUID() + randomUUID()

/** Starts a server with `settings`, fills its table, calls `use`, and stops the server. */
export async function withTable(
  { accounts, settings = {} }: { readonly accounts: number; readonly settings?: Env },
  use: (table: Table, env: Env) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-bench-table-'))
  const campaign = path.join(folder, 'campaign')
  const dataDir = path.join(folder, 'data')
  const env: Env = {
    PORT,
    DATA_DIR: dataDir,
    CAMPAIGN_DIR: campaign,
    TRUST_PROXY: 'loopback',
    AUTH_SECRET: SECRET,
    ...settings,
  }
  await writeTableCampaign(campaign, accounts)
  const running = await startServer(env)
  const { origin, stop } = running
  try {
    const headers = await signIn(origin, dataDir)
    const players = await invitePlayers(origin, headers, accounts)
    const ask: Ask = async (operation, params): Promise<unknown> => {
      const body = JSON.stringify({ operation, params: { campaignId: CAMPAIGN, ...params } })
      const response = await fetch(`${origin}/api/query`, { method: 'POST', headers, body })
      if (!response.ok) throw new Error(await response.text())
      return await response.json()
    }
    await ask('setActiveScene', { sceneId: SCENE })
    const place = { sceneId: SCENE, characterId: MOVED, position: { x: 0, y: 0 }, size: 'medium', visible: true }
    const { id: tokenId } = added.parse(await ask('addToken', place)).token
    await use({ running, headers, players, ask, tokenId }, env)
  } finally {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}
