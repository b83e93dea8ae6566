import type { Check, Encounter } from '@waybook/contract'
import { beforeEach, expect, it, onTestFinished } from 'vitest'

import { callerWith } from '../callers.ts'
import { CAPTAIN, KESSA, ODO, openFight, RAIDER, type Fight } from './fight-campaign.ts'

let fight: Fight
let begun: Encounter
beforeEach(async () => {
  fight = await openFight()
  onTestFinished(fight.close)
  const adversaries = [
    { characterId: RAIDER, size: 3 },
    { characterId: CAPTAIN, known: false },
  ]
  const combatants = [{ characterId: KESSA }, { characterId: ODO }, ...adversaries]
  begun = (await fight.gameMaster('startEncounter', { combatants })).encounter
})

async function openCheck(): Promise<Check> {
  const [check] = (await fight.kessa('getOpenChecks', {})).checks
  if (!check) throw new Error('No check was called')
  return check
}

it('[ENC-17] calls a check for the party, and rolls for the others: once for a group', async () => {
  const { encounter } = await fight.gameMaster('callInitiative', {
    encounterId: begun.id,
    skills: ['cool', 'vigilance'],
  })
  expect(encounter.slots.map(({ side }) => side)).toEqual(['gameMaster', 'gameMaster'])
  const { kind, parts } = await openCheck()
  expect([kind, parts.map(({ characterId, skills }) => [characterId, skills])]).toEqual([
    'initiative',
    [
      [KESSA, ['cool', 'vigilance']],
      [ODO, ['cool', 'vigilance']],
    ],
  ])
  expect((await fight.kessa('getEncounter', {})).encounter?.slots).toHaveLength(1)
})

it('[ENC-18] who has rolled gets a slot, one each', async () => {
  await fight.gameMaster('callInitiative', { encounterId: begun.id, skills: ['cool'] })
  for (const [who, characterId] of [
    ['kessa', KESSA],
    ['odo', ODO],
  ] as const) {
    const { id: checkId, parts } = await openCheck()
    const version = parts.find((part) => part.characterId === characterId)?.version ?? 0
    await fight[who]('rollCheck', { checkId, characterId, version })
  }
  const { encounter } = await fight.gameMaster('getEncounter', {})
  expect(encounter?.slots.map(({ side }) => side).toSorted()).toEqual([
    'gameMaster',
    'gameMaster',
    'players',
    'players',
  ])
})

it('[ENC-17] only for skills of the campaign', async () => {
  const call = callerWith(fight.testServer, fight.cookieOf('gameMaster'))
  const { status } = await call('callInitiative', { encounterId: begun.id, skills: ['sailing'] })
  expect(status).toBe(400)
})
