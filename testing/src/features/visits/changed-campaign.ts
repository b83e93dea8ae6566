import { recentChange } from '@waybook/contract'
import { AWAY_MS } from '@waybook/server/features/visits/queries.ts'
import { onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'

import type { TestDatabase } from '../../stores/test-postgres.ts'
import { callerOf, type Caller } from '../../world/callers.ts'
import { openTestServer, type CampaignFiles, type TestServer } from '../../world/test-server.ts'
import { picture } from '../maps/map-campaign.ts'

export const [KESSA, ODO, STORR] = ['characters/kessa-vane', 'characters/odo-brandreth', 'characters/general-storr']
export const [KNIFE, BELL, TARROW] = ['items/wick-knife', 'items/tide-bell', 'locations/low-tarrow']

const party = (name: string) => `---\nname: ${name}\ntags: [party-member]\n---\n`
export const changedCampaign: CampaignFiles = {
  'campaign.yaml': 'name: The Drowned Road\n',
  'characters/kessa-vane.md': party('Kessa Vane'),
  'characters/odo-brandreth.md': party('Odo Brandreth'),
  'characters/general-storr.md': '---\nname: General Storr\nvisible: false\n---\n\nHe commands.\n',
  'items/wick-knife.md': '---\nname: Wick knife\n---\n\nA knife.\n\n> [!secret]\n> It was stolen.\n',
  'items/tide-bell.md': '---\nname: Tide bell\nvisible: false\n---\n\nIt rings.\n',
  'locations/low-tarrow.md': '---\nname: Low Tarrow\nmap: maps/tarrow.svg\n---\n\nA town.\n',
  'maps/tarrow.svg': picture('#557a5a'),
}

const answer = z.object({ changes: z.array(recentChange), upTo: z.nullable(z.int()) })

export interface ChangedCampaign {
  readonly testServer: TestServer
  readonly maren: Caller
  readonly ilse: Caller
  readonly gameMaster: Caller
  /** A summary of the news of a player. */
  readonly newTo: (player: Caller) => Promise<string[]>
  /** Reports a visit, and that the player has seen the news. */
  readonly seen: (player: Caller) => Promise<void>
  readonly write: (id: string, change: (text: string) => string) => Promise<void>
}

/** A campaign without news for either player, with a stopped clock. */
export async function openChangedCampaign(take: (() => Promise<TestDatabase>) | null): Promise<ChangedCampaign> {
  const database = await take?.()
  const testServer = await openTestServer(changedCampaign, { postgres: database?.url })
  onTestFinished(async () => {
    vi.useRealTimers()
    await testServer.close()
    await database?.release()
  })
  const maren = await callerOf(testServer, { role: 'player', characterId: KESSA, firstName: 'Maren' })
  const ilse = await callerOf(testServer, { role: 'player', characterId: ODO, firstName: 'Ilse' })
  const gameMaster = await callerOf(testServer, { role: 'gameMaster', firstName: 'Bram' })
  for (const player of [maren, ilse]) await player('noteVisit', {})
  const ask = async (player: Caller) => answer.parse((await player('getChangesSinceVisit', {})).body)
  return {
    testServer,
    maren,
    ilse,
    gameMaster,
    newTo: async (player) => (await ask(player)).changes.map(inShort),
    seen: async (player) => {
      const { upTo } = await ask(player)
      await player('noteVisit', upTo === null ? {} : { seen: upTo })
    },
    write: async (id, change) => {
      const { body } = await gameMaster('getSource', { id })
      const text = change(String(body['text']))
      await gameMaster('saveEntity', { id, text, baseVersion: body['version'] })
    },
  }
}

function inShort(change: z.infer<typeof recentChange>): string {
  switch (change.why) {
    case 'session':
      return `session ${change.number}`
    case 'roll':
      return `${change.symbol} of ${change.entity?.id ?? change.by}`
    case 'note':
      return `note by ${change.by}`
    case 'injury':
      return `${change.injury} of ${change.entity.id}`
    case 'item':
      return `${change.amount} × ${change.entity.id}`
    default:
      return `${change.why} ${change.entity.id}`
  }
}

/** Advances the clock beyond the end of a visit. */
export function goAway(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + AWAY_MS + 60_000 })
}
