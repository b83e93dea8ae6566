import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { AnswerOf, Check, CheckPart, ParamsOf, RollChain } from '@waybook/contract'

import { lying, rebuilt } from './changed-roll-model.ts'
import { sidesOf, symbolsNow } from './dice-model.ts'
import { checkParts, partOf, rolledPart } from './parts.ts'
import { payForEffect } from './pay-for-effect.ts'
import type { Play } from './play.ts'
import type { Person } from './table-of-six.ts'

type Wish = ParamsOf<'changeRolledDice'>['changes'][number]
type Seen = AnswerOf<'getRoll'>

const reason = 'Somebody thought of it'
const KINDS = ['boost', 'setback', 'ability', 'challenge']
const SYMBOLS = ['success', 'failure', 'advantage', 'threat'] as const

/** Changes the dice of a roll, at once or by asking, as a right or as a talent allows. */
export async function changeDice(play: Play): Promise<void> {
  const { check, part, who, seen } = await changeable(play)
  if (!check || !part || !seen) return
  const wish = wishOf(play, seen)
  if (!wish) return
  const effect = play.once(2) ? play.pick(seen.effects) : undefined
  const version = seen.roll.changed?.version ?? 0
  const isNewest = !play.once(10)
  const reply = await play.call(who, 'changeRolledDice', {
    rollId: seen.roll.id,
    changes: [wish],
    version: isNewest ? version : version - 1,
    salt: 'mine',
    ...(effect && { effectKey: effect.effect.key }),
  })
  play.holds(isNewest || !reply.ok, 'An outdated change was not refused')
  if (reply.ok && effect) await payForEffect(play, check, part)
  await changed(play, check, part)
}

/** The game master allows or refuses what was asked; an asker may withdraw it. */
export async function decideChange(play: Play): Promise<void> {
  const { check, part, who, seen } = await changeable(play)
  const change = play.pick(seen?.changes.filter(({ state }) => state === 'asked') ?? [])
  if (!check || !part || !seen || !change) return
  const allow = !play.once(3)
  const reply = await play.call(who, 'decideDiceChange', { rollId: seen.roll.id, changeId: change.id, allow })
  play.holds(!reply.ok || who === 'gameMaster' || !allow, 'A player allowed a change')
  await changed(play, check, part)
}

export async function undoChange(play: Play): Promise<void> {
  const { check, part, who, seen } = await changeable(play)
  const change = play.pick(seen?.changes.filter(({ state, undoes }) => state === 'counts' && undoes === null) ?? [])
  if (!check || !part || !seen || !change) return
  const reply = await play.call(who, 'undoDiceChange', { rollId: seen.roll.id, changeId: change.id })
  play.holds(!reply.ok || change.undo !== 'no', 'A change was undone without the right to')
  await changed(play, check, part)
}

/** A rolled part and what somebody may do with its dice; nothing if they do not see the roll. */
async function changeable(play: Play) {
  const { check, part, who } = await rolledPart(play)
  const reply = await play.seat(who).ask('getRoll', { rollId: part?.roll?.id ?? '' })
  return { check, part, who, seen: reply.ok ? reply.answer : null }
}

function wishOf(play: Play, { places }: Seen): Wish | null {
  const die = play.pick(places.filter(({ face }) => face !== null))
  if (!die) return null
  const face = play.upTo(sidesOf(die.die) - 1)
  const symbol = play.pick(SYMBOLS) ?? 'success'
  const wishes: readonly Wish[] = [
    { op: 'reroll', die: die.address, reason },
    { op: 'reroll', die: die.address, reason },
    { op: 'turn', die: die.address, face, reason },
    { op: 'remove', die: die.address, reason },
    { op: 'add', die: play.pick(KINDS) ?? 'boost', reason },
    { op: play.once(2) ? 'add' : 'remove', face: symbol, reason },
  ]
  return play.pick(wishes) ?? null
}

/** What follows from changed dice: the ledger, the slot for initiative until the first round, and the proof. */
async function changed(play: Play, check: Check, { characterId }: CheckPart): Promise<void> {
  const now = await play.check(check.id)
  checkParts(play, now)
  const { roll } = await partOf(play, check.id, characterId)
  if (!roll) return play.fail('A roll is gone')
  await checkRebuilt(play, roll.id)
  await checkProof(play, roll.id)
  const { fight } = play
  const combatant = fight?.combatants.find((one) => one.kind === 'character' && one.characterId === characterId)
  if (check.kind !== 'initiative' || !fight || !combatant || fight.round > 0 || !roll.changed) return
  const slot = fight.slots.find(({ of }) => of === combatant.id)
  if (slot?.initiative?.byHand === true) return
  const { success, advantage, threat } = symbolsNow(roll)
  const initiative = { successes: success, advantage: advantage - threat }
  if (slot && JSON.stringify(slot.initiative) !== JSON.stringify({ ...slot.initiative, ...initiative }))
    fight.reorder(() => fight.setInitiative(combatant.id, initiative, slot.id))
}

/** The dice and the result follow from the first throw and the stored changes. */
async function checkRebuilt(play: Play, rollId: string): Promise<void> {
  const reply = await play.seat('gameMaster').ask('getRoll', { rollId })
  if (!reply.ok) return play.fail('could not read a roll')
  const { roll, places, changes } = reply.answer
  const model = rebuilt(roll.changed?.thrown ?? roll.dice, changes)
  const shown = Object.entries(Object.groupBy(places, ({ die }) => die))
  const found = shown.map(([die, some = []]) => [die, some.map(({ face }) => face)] as const)
  play.same('Other places', found.toSorted(byName), Object.entries(model.places).toSorted(byName))
  play.same(
    'Other dice',
    Object.entries(roll.dice).toSorted(byName),
    Object.entries(lying(model.places)).toSorted(byName),
  )
  play.same('Another result', symbolsNow(roll), model.net)
}

const byName = (one: readonly [string, unknown], other: readonly [string, unknown]) => one[0].localeCompare(other[0])

type Checker = (chain: RollChain) => { readonly faults: readonly string[] }
const file = path.resolve(import.meta.dirname, '../../../docs/check-chain.mjs')
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- plain JavaScript without types
const { checkChain } = (await import(pathToFileURL(file).href)) as { readonly checkChain: Checker }

/** The independent program finds the chain valid, for everybody who may see it. */
async function checkProof(play: Play, rollId: string): Promise<void> {
  const who: Person = play.once(2) ? 'gameMaster' : play.anybody()
  const reply = await play.seat(who).ask('getRollProof', { rollId })
  if (reply.ok && reply.answer.chain) play.same('A broken chain', checkChain(reply.answer.chain).faults, [])
  play.holds(reply.ok || who !== 'gameMaster', 'The game master gets no proof')
}
