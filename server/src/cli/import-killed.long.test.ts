import path from 'node:path'

import { folderOf, waybook, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { engines } from '@waybook/testing/stores/test-postgres.ts'
import { chanceFromEnvironment } from '@waybook/testing/world/random-moments.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { openPostgresStore, openSqliteStore } from '#app/open-store.ts'
import { openMemoryBlobs } from '#blobs/memory-blobs.ts'
import type { AuthoredCampaign } from '#campaign-folder/authored-campaign.ts'
import { loadCampaign } from '#campaign-folder/load-campaign.ts'
import { compareWithStored } from '#features/imports/compare-campaign.ts'
import type { ImportReport } from '#features/imports/compare-campaign.ts'

const ROUNDS = 20
const ENTITIES = 400

const campaign = (edition: string) => ({
  'campaign.yaml': `name: ${edition} edition\n`,
  ...Object.fromEntries(
    Array.from({ length: ENTITIES }, (_, index) => [
      `items/${edition}-${index}.md`,
      `---\nname: Thing ${index}\ntags: [${edition}]\n---\n\nA text of the ${edition} edition.\n`,
    ]),
  ),
})

const unchanged = ({ added, changed, removed, campaignChanged }: ImportReport) =>
  added.length + changed.length + removed.length === 0 && !campaignChanged

async function load(folder: string): Promise<AuthoredCampaign> {
  const { campaign: authored } = await loadCampaign(folder, { pictures: openMemoryBlobs() })
  if (!authored) throw new Error('The campaign is faulty')
  return authored
}

interface Place {
  readonly dataDir: string
  readonly databaseUrl: string | null
}

/** The editions that a store holds completely. */
async function editionIn(
  { dataDir, databaseUrl: url }: Place,
  editions: Readonly<Record<string, AuthoredCampaign>>,
): Promise<string[]> {
  const now = Date.now
  const store =
    url === null
      ? await openSqliteStore({ file: path.join(dataDir, 'waybook.db'), now })
      : await openPostgresStore({ url, now })
  const held: string[] = []
  for (const [edition, authored] of Object.entries(editions))
    if (unchanged(await compareWithStored(store.records('dam3'), authored))) held.push(edition)
  await store.close()
  return held
}

describe.each(engines)('on $name', ({ take }) => {
  it(`[RUN-5] an import killed at ${ROUNDS} moments leaves either the old or the new campaign`, async () => {
    const folders = { first: await folderOf(campaign('first')), second: await folderOf(campaign('second')) }
    const editions = { first: await load(folders.first), second: await load(folders.second) }
    const chance = chanceFromEnvironment()
    const dataDir = await folderOf({})
    const database = await take?.()
    if (database) onTestFinished(database.release)
    const place = { dataDir, databaseUrl: database?.url ?? null }
    const environment = { DATABASE_URL: place.databaseUrl ?? '' }
    await waybookHere(dataDir, ['import', folders.first], { environment })
    const began = performance.now()
    await waybook(dataDir, ['import', folders.second], { environment })
    const wholeMs = performance.now() - began
    let [next, other] = ['first', 'second'] as ['first' | 'second', 'first' | 'second']
    for (let round = 0; round < ROUNDS; round += 1) {
      // A random moment, more often a late one, because an import begins with start-up.
      const moment = wholeMs * Math.sqrt(chance.next())
      await waybook(dataDir, ['import', folders[next]], { killAfterMs: moment, environment })
      const held = await editionIn(place, editions)
      expect({ moment, held: held.length }).toEqual({ moment, held: 1 })
      if (held[0] === next) [next, other] = [other, next]
    }
  })
})
