import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { operations, type AnswerOf, type OperationName, type ParamsOf } from '@waybook/contract'
import { compileCampaign, readCampaignFolder } from '@waybook/server'
import { readCampaignSources } from '@waybook/server/features/campaign/read-sources.ts'
import { compareWithStored } from '@waybook/server/features/imports/compare-campaign.ts'
import { expect, onTestFinished } from 'vitest'

import type { TestDatabase } from '../../stores/test-postgres.ts'
import { callerOf, type Caller } from '../../world/callers.ts'
import { CAMPAIGN_ID, openTestServer, type CampaignFiles, type TestServer } from '../../world/test-server.ts'

export const MARL = 'characters/marl'
export const KESSA = 'characters/kessa'
export const BELL = 'items/bell'
export const TARROW = 'locations/tarrow'
export const CRYPT = 'scenes/crypt'

/** A small campaign whose pages refer to each other in every way, and to Old Marl, which does not exist. */
export const villageFiles: CampaignFiles = {
  'campaign.yaml': 'name: The Village\n',
  [`${KESSA}.md`]: [
    '---',
    'name: Kessa Vane',
    'aliases: [The Fox]',
    'tags: [party-member]',
    'maxHp: 14',
    'relationships:',
    `  - { type: friend of, to: ${MARL} }`,
    '  - { type: owes, to: Old Marl, secret: true }',
    'inventory: { items/bell: 1 }',
    '---',
    'Kessa knows [[Marl]] and [[Old Marl]]. She lives in [[locations/tarrow|the village]].',
    '',
  ].join('\n'),
  [`${MARL}.md`]:
    '---\nname: Marl\nvisible: true\ntags: [smith]\n---\nA smith of [[Tarrow]], once [[characters/kessa]]’s friend.\n',
  [`${BELL}.md`]:
    '---\nname: Bell\n---\nIt rings. Made by [[Marl|the smith]].\n\n> [!secret]\n> Cursed by [[characters/marl]].\n',
  [`${TARROW}.md`]: '---\nname: Tarrow\nproperties: { ruler: "[[Old Marl]]" }\n---\nA village.\n',
  [`${CRYPT}.md`]: `---\nname: The Crypt\nvisible: true\nexits:\n  - { to: scenes/gate }\n---\nBelow [[Tarrow]].\n`,
  'scenes/gate.md': `---\nname: The Gate\nvisible: true\nentrances:\n  - { from: ${CRYPT} }\n---\n`,
}

/** Calls operations that are expected to succeed. */
type Ask = <Name extends OperationName>(name: Name, params: ParamsOf<Name>) => Promise<AnswerOf<Name>>

export interface Writing {
  readonly testServer: TestServer
  readonly gameMaster: Caller
  readonly player: Caller
  readonly ask: Ask
  readonly askAsPlayer: Ask
  /** The current text of an entity. */
  readonly textOf: (id: string) => Promise<string>
  /** Replaces a part of an entity's text. */
  readonly edit: (id: string, part: string | RegExp, instead: string) => Promise<AnswerOf<'saveEntity'>>
  /** Expects the records to equal an import of the same files. */
  readonly expectAsImported: () => Promise<void>
}

/** A server with the village, closed after the test. */
export async function openWriting(
  take?: (() => Promise<TestDatabase>) | null,
  files: CampaignFiles = villageFiles,
): Promise<Writing> {
  const database = await take?.()
  const testServer = await openTestServer(files, { postgres: database?.url })
  onTestFinished(async () => {
    await testServer.close()
    await database?.release()
  })
  const gameMaster = await callerOf(testServer, { role: 'gameMaster' })
  const player = await callerOf(testServer, { role: 'player', characterId: KESSA })
  const ask = askAs(gameMaster)
  const textOf = async (id: string) => (await ask('getSource', { id })).text
  const edit = async (id: string, part: string | RegExp, instead: string) => {
    const { text, version } = await ask('getSource', { id })
    expect(text).toMatch(part)
    return await ask('saveEntity', { id, text: text.replace(part, () => instead), baseVersion: version })
  }
  const expectAsImported = async () => await compareWithImport(testServer)
  return { testServer, gameMaster, player, ask, askAsPlayer: askAs(player), textOf, edit, expectAsImported }
}

function askAs(caller: Caller): Ask {
  return async (name, params) => {
    const { status, body, text } = await caller(name, params)
    expect({ name, params, status, text }).toMatchObject({ status: 200 })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the schema of the answer
    return operations[name].answer.parse(body) as AnswerOf<typeof name>
  }
}

async function compareWithImport({ services }: TestServer): Promise<void> {
  const records = services.store.records(CAMPAIGN_ID)
  const sources = await readCampaignSources(records)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-written-'))
  const files = [{ path: 'campaign.yaml', text: sources?.campaign ?? '' }, ...(sources?.files ?? [])]
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file.path)), { recursive: true })
    await writeFile(path.join(folder, file.path), file.text)
  }
  const read = await readCampaignFolder(folder)
  const revised = { texts: read.texts, pictures: sources?.pictures ?? [] }
  const { campaign, faults } = await compileCampaign(read, { pictures: null }, revised)
  await rm(folder, { recursive: true })
  expect(faults).toEqual([])
  const report = campaign && (await compareWithStored(records, campaign))
  expect(report).toMatchObject({ added: [], changed: [], removed: [], campaignChanged: false })
}
