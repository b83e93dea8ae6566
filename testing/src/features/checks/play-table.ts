import {
  check,
  encounter,
  storyPoints,
  type Check,
  type Encounter,
  type OperationName,
  type StoryPoints,
} from '@waybook/contract'
import { expect, onTestFinished } from 'vitest'
import * as z from 'zod'

import { callerOf, type Caller } from '../../world/callers.ts'
import { openTestServer, type CampaignFiles, type TestServer } from '../../world/test-server.ts'

export const KESSA = 'characters/kessa-vane'
export const ODO = 'characters/odo-brandreth'
export const RAIDER = 'characters/raider'
/** Hidden from players. */
export const LURKER = 'characters/lurker'

/** A campaign with two of the party, an opponent whom players know, and one whom they do not. */
export const playFiles: CampaignFiles = {
  'campaign.yaml': 'name: At play\n',
  [`${KESSA}.md`]:
    '---\nname: Kessa Vane\ntags: [party-member]\ncharacteristics: { brawn: 3, agility: 3, intellect: 2, cunning: 2, willpower: 3, presence: 2 }\nskills: { melee: 2, stealth: 1, cool: 1 }\n---\n',
  [`${ODO}.md`]:
    '---\nname: Odo Brandreth\ntags: [party-member]\ncharacteristics: { brawn: 2, agility: 2, intellect: 4, cunning: 2, willpower: 2, presence: 3 }\nskills: { medicine: 2 }\n---\n',
  [`${RAIDER}.md`]:
    '---\nname: Raider\nreveal: name\ncharacteristics: { brawn: 3, agility: 3, willpower: 3 }\nskills: { vigilance: 2 }\n---\n',
  [`${LURKER}.md`]:
    '---\nname: Zugzwang\nvisible: false\ncharacteristics: { brawn: 3, agility: 3, willpower: 3 }\nskills: { vigilance: 2, melee: 1 }\n---\n',
}

export interface PlayTable {
  readonly testServer: TestServer
  readonly maren: Caller
  readonly ilse: Caller
  readonly gameMaster: Caller
}

/** A server with Maren, who plays Kessa, Ilse, who plays Odo, and the game master. */
export async function openPlayTable(files: CampaignFiles = playFiles): Promise<PlayTable> {
  const testServer = await openTestServer(files)
  const maren = await callerOf(testServer, { role: 'player', characterId: KESSA })
  const ilse = await callerOf(testServer, { role: 'player', characterId: ODO, firstName: 'Ilse' })
  const gameMaster = await callerOf(testServer, { role: 'gameMaster' })
  return { testServer, maren, ilse, gameMaster }
}

/** The same for one test, after which it is closed. */
export async function playTableOfTest(files?: CampaignFiles): Promise<PlayTable> {
  const table = await openPlayTable(files)
  onTestFinished(async () => await table.testServer.close())
  return table
}

/** Calls an operation that answers with a check. */
export async function checkBy(by: Caller, operation: OperationName, params: object): Promise<Check> {
  const { status, body, text } = await by(operation, params)
  expect({ operation, status, text }).toMatchObject({ status: 200 })
  return z.object({ check }).parse(body).check
}

/** Calls an operation that answers with an encounter. */
export async function encounterBy(by: Caller, operation: OperationName, params: object): Promise<Encounter> {
  const { status, body, text } = await by(operation, params)
  expect({ operation, status, text }).toMatchObject({ status: 200 })
  return z.object({ encounter }).parse(body).encounter
}

/** The id of a combatant by its name; empty if there is none. */
export function combatantIn({ combatants }: Encounter, name: string): string {
  return combatants.find((one) => one.name === name)?.id ?? ''
}

export async function pointsBy(by: Caller, operation: OperationName, params: object): Promise<StoryPoints> {
  const { status, body, text } = await by(operation, params)
  expect({ operation, status, text }).toMatchObject({ status: 200 })
  return storyPoints.parse(body)
}

/** The part of a character in a check. */
export function partIn({ parts }: Check, character = KESSA): Check['parts'][number] {
  const part = parts.find(({ characterId }) => characterId === character)
  if (!part) throw new Error(`${character} takes no part in this check`)
  return part
}
