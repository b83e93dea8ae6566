import type { Check, Encounter } from '@waybook/contract'
import { readEncounter } from '@waybook/server/features/encounters/queries.ts'
import { beforeEach, expect, it } from 'vitest'

import { campaignOfEach } from '../../world/open-campaign.ts'
import { CAMPAIGN_ID } from '../../world/test-server.ts'
import { CAPTAIN, KESSA, ODO, RAIDER, STALKER, fightCampaign, fighters } from './fight-campaign.ts'

const fight = campaignOfEach(fightCampaign, fighters)
let begun: Encounter
beforeEach(async () => {
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

it('[ENC-17] calls a check for the party, and rolls for the others, once per group', async () => {
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

const orderOf = ({ slots }: Encounter) => slots.map(({ id }) => id)

async function rollAs(who: 'kessa' | 'odo', characterId: string): Promise<void> {
  const { id: checkId, parts } = await openCheck()
  const version = parts.find((part) => part.characterId === characterId)?.version ?? 0
  await fight[who]('rollCheck', { checkId, characterId, version })
}

const callCool = async (again?: boolean) =>
  await fight.gameMaster('callInitiative', { encounterId: begun.id, skills: ['cool'], ...(again && { again }) })

it('[ENC-19] a later call includes only characters without a result, and keeps the order of the others', async () => {
  await callCool()
  await rollAs('kessa', KESSA)
  await rollAs('odo', ODO)
  const latecomer = { encounterId: begun.id, combatants: [{ characterId: STALKER }] }
  await fight.gameMaster('addCombatants', latecomer)
  const before = (await fight.gameMaster('getEncounter', {})).encounter
  const { encounter, called } = await callCool()
  const isOld = (id: string) => before?.slots.some((slot) => slot.id === id)
  expect([called, orderOf(encounter).length]).toEqual([1, 5])
  expect(orderOf(encounter).filter(isOld)).toEqual(before && orderOf(before))
  expect((await fight.kessa('getOpenChecks', {})).checks).toHaveLength(1)
  const { encounter: third, called: nobody } = await callCool()
  expect([nobody, third]).toEqual([0, encounter])
})

it('[ENC-19] nobody has two open calls', async () => {
  await callCool()
  await rollAs('kessa', KESSA)
  expect((await callCool()).called).toBe(0)
  expect((await fight.odo('getOpenChecks', {})).checks).toHaveLength(1)
})

it('[ENC-19] a manual result stays, even if an earlier call is rolled afterwards', async () => {
  await callCool()
  const kessa = begun.combatants.find(({ characterId }) => characterId === KESSA)?.id ?? ''
  const byHand = { encounterId: begun.id, combatantId: kessa, successes: -60, advantage: 0 }
  const { encounter } = await fight.gameMaster('setInitiative', byHand)
  await callCool()
  await rollAs('kessa', KESSA)
  const last = (await fight.gameMaster('getEncounter', {})).encounter
  expect(last && orderOf(last)).toEqual(orderOf(encounter))
  expect(last?.slots.map(({ side }) => side)).toEqual(['gameMaster', 'gameMaster', 'players'])
})

it('[ENC-19] the game master can call everybody again, which replaces the earlier check', async () => {
  const captain = begun.combatants.find(({ name }) => name === 'Captain Rusk')?.id ?? ''
  await callCool()
  await rollAs('kessa', KESSA)
  const kessa = begun.combatants.find(({ characterId }) => characterId === KESSA)?.id ?? ''
  for (const combatantId of [captain, kessa])
    await fight.gameMaster('setInitiative', { encounterId: begun.id, combatantId, successes: 60, advantage: 0 })
  const { called, encounter } = await callCool(true)
  expect([called, encounter.slots.map(({ side }) => side)]).toEqual([4, ['players', 'gameMaster', 'gameMaster']])
  const checks = (await fight.kessa('getOpenChecks', {})).checks
  expect(checks.map(({ parts }) => parts.map(({ roll }) => roll))).toEqual([[null, null]])
  await rollAs('odo', ODO)
  await rollAs('kessa', KESSA)
  const tables = fight.testServer.services.store.records(CAMPAIGN_ID)
  const results = (await readEncounter(tables))?.state.slots.map(({ initiative }) => initiative?.successes ?? 60) ?? []
  expect(results.filter((successes) => successes === 60)).toEqual([])
})

it('[ENC-18] each roll makes one slot', async () => {
  await fight.gameMaster('callInitiative', { encounterId: begun.id, skills: ['cool'] })
  await rollAs('kessa', KESSA)
  await rollAs('odo', ODO)
  const { encounter } = await fight.gameMaster('getEncounter', {})
  expect(encounter?.slots.map(({ side }) => side).toSorted()).toEqual([
    'gameMaster',
    'gameMaster',
    'players',
    'players',
  ])
})

it('[ENC-17] initiative accepts only skills of the campaign', async () => {
  const call = fight.gameMaster.reply
  const { status } = await call('callInitiative', { encounterId: begun.id, skills: ['sailing'] })
  expect(status).toBe(400)
})

it('[CHK-245] a roll keeps its place in the order, among the slots that its reader may know', async () => {
  await callCool()
  const captain = begun.combatants.find(({ name }) => name === 'Captain Rusk')?.id ?? ''
  const first = { encounterId: begun.id, combatantId: captain, successes: 60, advantage: 0 }
  await fight.gameMaster('setInitiative', first)
  await rollAs('kessa', KESSA)
  const { roll } = partOf(await openCheck(), KESSA)
  const kessa = begun.combatants.find(({ characterId }) => characterId === KESSA)?.id ?? ''
  await fight.gameMaster('setInitiative', { ...first, combatantId: kessa, successes: -60 })
  await rollAs('odo', ODO)
  const placeFor = async (who: 'kessa' | 'gameMaster') =>
    (await fight[who]('getRolls', {})).rolls.find(({ id }) => id === roll?.id)?.place
  const [own, all] = [await placeFor('kessa'), await placeFor('gameMaster')]
  expect([own?.of, all?.of]).toEqual([2, 3])
  expect(all?.place).toBe((own?.place ?? 0) + 1)
  const { entries } = await fight.gameMaster('getLog', {})
  expect(entries.map(({ detail }) => detail)).toContainEqual(
    expect.stringMatching(/^Initiative: [23](nd|rd) of 3 in the order, /),
  )
})

function partOf({ parts }: Check, characterId: string) {
  const part = parts.find((one) => one.characterId === characterId)
  if (!part) throw new Error('Nobody is asked')
  return part
}
