import type { Encounter } from '@waybook/contract'
import { beforeEach, describe, expect, it } from 'vitest'

import { campaignOfEach } from '../../world/open-campaign.ts'
import { KESSA, ODO, RAIDER, STALKER, type Fighter, fightCampaign, fighters } from './fight-campaign.ts'

const fight = campaignOfEach(fightCampaign, fighters)
let begun: Encounter
beforeEach(async () => {
  const combatants = [
    { characterId: KESSA },
    { characterId: ODO },
    { characterId: RAIDER, size: 3 },
    { characterId: STALKER },
  ]
  begun = (await fight.gameMaster('startEncounter', { combatants })).encounter
})

const idOf = (name: string) => begun.combatants.find((one) => one.name === name)?.id ?? ''
const nameIn = ({ combatants }: Encounter, id: string | null) => combatants.find((one) => one.id === id)?.name ?? null

async function seenBy(who: Fighter): Promise<Encounter> {
  const { encounter } = await fight[who]('getEncounter', {})
  if (!encounter) throw new Error(`${who} knows of no encounter`)
  return encounter
}

/** Gives everybody a slot. */
async function rollAll(stalker: number): Promise<void> {
  const results = { 'Kessa Vane': 3, 'Zebulon Quarrel': stalker, Raider: 2, 'Odo Brandreth': 1 }
  for (const [name, successes] of Object.entries(results)) {
    const initiative = { encounterId: begun.id, combatantId: idOf(name), successes, advantage: 0 }
    await fight.gameMaster('setInitiative', initiative)
  }
}

/** Takes the slot at this place of the order, as this user sees it. */
async function claim(who: Fighter, place: number, name: string): Promise<Encounter> {
  const { version, slots } = await seenBy(who)
  const slot = { encounterId: begun.id, version, slotId: slots[place]?.id ?? '', combatantId: idOf(name) }
  return (await fight[who]('claimSlot', slot)).encounter
}

async function step(who: Fighter, operation: 'nextTurn' | 'turnBack'): Promise<Encounter> {
  const { version } = await seenBy(who)
  return (await fight[who](operation, { encounterId: begun.id, version })).encounter
}

const turnOf = (encounter: Encounter) => encounter.slots.findIndex(({ id }) => id === encounter.turn)
const claims = (encounter: Encounter) => encounter.slots.map(({ claimedBy }) => nameIn(encounter, claimedBy))

/** The refusal of a call. */
async function refusal(who: Fighter, operation: 'claimSlot' | 'nextTurn' | 'releaseSlot', params: object) {
  const call = fight[who].reply
  const { status, body } = await call(operation, { encounterId: begun.id, ...params })
  return [status, body['id']]
}

describe('slots', () => {
  beforeEach(async () => await rollAll(0))

  it('[ENC-10] are taken again in each round, and keep their order', async () => {
    await claim('kessa', 0, 'Kessa Vane')
    await claim('gameMaster', 1, 'Raider')
    await claim('odo', 2, 'Odo Brandreth')
    const order = (await seenBy('kessa')).slots.map(({ id }) => id)
    await step('gameMaster', 'nextTurn')
    await step('kessa', 'nextTurn')
    await step('gameMaster', 'nextTurn')
    const after = await step('odo', 'nextTurn')
    expect([after.round, turnOf(after), claims(after)]).toEqual([2, 0, [null, null, null]])
    expect(after.slots.map(({ id }) => id)).toEqual(order)
  })

  it('[ENC-11] go to the first of two users who take one at once', async () => {
    const { version, slots } = await seenBy('kessa')
    const slotId = slots[0]?.id ?? ''
    await claim('odo', 0, 'Odo Brandreth')
    expect(await refusal('kessa', 'claimSlot', { version, slotId, combatantId: idOf('Kessa Vane') })).toEqual([
      409,
      'conflict',
    ])
    expect(claims(await seenBy('kessa'))).toEqual(['Odo Brandreth', null, null])
  })

  it('[ENC-12] can be taken even if wounds have changed since the player’s last view', async () => {
    const { version, slots } = await seenBy('kessa')
    await fight.gameMaster('hurtCombatant', { encounterId: begun.id, combatantId: idOf('Raider'), wounds: 5 })
    const slot = { encounterId: begun.id, version, slotId: slots[0]?.id ?? '', combatantId: idOf('Kessa Vane') }
    expect(claims((await fight.kessa('claimSlot', slot)).encounter)).toEqual(['Kessa Vane', null, null])
  })

  it('[ACC-430] can be taken, released and ended by players only for their own character', async () => {
    await claim('odo', 0, 'Odo Brandreth')
    await step('gameMaster', 'nextTurn')
    const { version, slots } = await seenBy('kessa')
    const [first = '', second = ''] = slots.map(({ id }) => id)
    const notAllowed = [403, 'not-allowed']
    expect(await refusal('kessa', 'nextTurn', { version })).toEqual(notAllowed)
    expect(await refusal('kessa', 'releaseSlot', { version, slotId: first })).toEqual(notAllowed)
    expect(await refusal('kessa', 'claimSlot', { version, slotId: second, combatantId: idOf('Raider') })).toEqual(
      notAllowed,
    )
    expect(
      await refusal('kessa', 'claimSlot', { version, slotId: second, combatantId: idOf('Zebulon Quarrel') }),
    ).toEqual([404, 'not-found'])
  })

  it('[ENC-13] have the earlier claims after going back to the previous round', async () => {
    await claim('kessa', 0, 'Kessa Vane')
    for (let steps = 0; steps < 5; steps += 1) await step('gameMaster', 'nextTurn')
    expect((await seenBy('gameMaster')).round).toBe(2)
    await step('gameMaster', 'turnBack')
    const back = await step('gameMaster', 'turnBack')
    expect([back.round, turnOf(back), claims(back)[0]]).toEqual([1, 2, 'Kessa Vane'])
  })
})

describe('slots of unknown combatants', () => {
  it.each([
    ['first', 4, 0, [0, 0, 1, 2, 0]],
    ['last', 0, 3, [0, 1, 2, 0, 0]],
  ])('[ENC-22] are hidden from players, and so are the turns in them: %s', async (_, successes, hidden, seen) => {
    await rollAll(successes)
    expect((await seenBy('kessa')).slots.map(({ side }) => side)).toEqual(['players', 'gameMaster', 'players'])
    const unseen = (await seenBy('gameMaster')).slots.flatMap(({ known }, at) => (known ? [] : [at]))
    expect(unseen).toEqual([hidden])
    await claim('gameMaster', hidden, 'Zebulon Quarrel')
    const turns: number[] = []
    for (let steps = 0; steps < 5; steps += 1) {
      await step('gameMaster', 'nextTurn')
      turns.push(turnOf(await seenBy('kessa')))
    }
    expect(turns).toEqual(seen)
  })

  it('[ENC-23] do not keep players from ending their turn', async () => {
    await rollAll(0)
    await claim('gameMaster', 3, 'Zebulon Quarrel')
    for (let steps = 0; steps < 4; steps += 1) await step('gameMaster', 'nextTurn')
    expect(turnOf(await seenBy('gameMaster'))).toBe(3)
    await claim('kessa', 0, 'Kessa Vane')
    const after = await step('kessa', 'nextTurn')
    expect([after.round, turnOf(after)]).toEqual([2, 1])
  })

  it('[ENC-16] are not revealed by a slot that is added during their turn', async () => {
    await rollAll(0)
    for (let steps = 0; steps < 4; steps += 1) await step('gameMaster', 'nextTurn')
    expect([turnOf(await seenBy('gameMaster')), turnOf(await seenBy('kessa'))]).toEqual([3, 0])
    await fight.gameMaster('addSlot', { encounterId: begun.id, side: 'players' })
    expect(turnOf(await seenBy('kessa'))).toBe(0)
  })

  it('[ENC-24] can be taken only by unknown combatants, who can take no others', async () => {
    await rollAll(0)
    const { version, slots } = await seenBy('gameMaster')
    const take = async (place: number, name: string) =>
      await refusal('gameMaster', 'claimSlot', { version, slotId: slots[place]?.id, combatantId: idOf(name) })
    expect(await take(1, 'Zebulon Quarrel')).toEqual([409, 'conflict'])
    expect(await take(3, 'Raider')).toEqual([409, 'conflict'])
  })
})

describe('conditions that last some rounds', () => {
  it('[ENC-30] end after that many turns of their bearer, once, for the party too', async () => {
    await rollAll(0)
    await claim('kessa', 0, 'Kessa Vane')
    await step('gameMaster', 'nextTurn')
    const dazed = { name: 'Dazed', dice: [{ op: 'add' as const, die: 'setback' as const, count: 1 }] }
    for (const name of ['Kessa Vane', 'Raider'])
      await fight.gameMaster('setCombatantCondition', {
        encounterId: begun.id,
        combatantId: idOf(name),
        condition: { ...dazed, until: { rounds: 1 } },
      })
    const dazedNow = ({ combatants }: Encounter) =>
      combatants.filter(({ conditions }) => conditions.length > 0).map(({ name }) => name)
    // The turn in which she got the condition does not count.
    expect(dazedNow(await step('kessa', 'nextTurn'))).toEqual(['Kessa Vane', 'Raider'])
    await claim('gameMaster', 1, 'Raider')
    expect(dazedNow(await step('gameMaster', 'nextTurn'))).toEqual(['Kessa Vane'])
    expect(dazedNow(await step('gameMaster', 'turnBack'))).toEqual(['Kessa Vane'])
    await step('gameMaster', 'nextTurn')
    await step('gameMaster', 'nextTurn')
    await step('gameMaster', 'nextTurn')
    await claim('kessa', 0, 'Kessa Vane')
    expect(dazedNow(await step('kessa', 'nextTurn'))).toEqual([])
    expect((await fight.kessa('getCharacterDynamic', { id: KESSA })).conditions).toEqual([])
  })

  it('[ENC-31] and conditions for the encounter end with it', async () => {
    const condition = { name: 'In cover', dice: [], until: 'encounter' as const }
    const combatantId = idOf('Kessa Vane')
    await fight.gameMaster('setCombatantCondition', { encounterId: begun.id, combatantId, condition })
    expect((await fight.kessa('getCharacterDynamic', { id: KESSA })).conditions).toEqual(['In cover'])
    await fight.gameMaster('endEncounter', { encounterId: begun.id })
    expect((await fight.kessa('getCharacterDynamic', { id: KESSA })).conditions).toEqual([])
    expect(await fight.gameMaster('getEncounter', {})).toEqual({ encounter: null })
  })
})
