import type { CampaignTransaction } from '@waybook/server/database/database.ts'
import type { CheckDocument } from '@waybook/server/features/checks/document.ts'
import { addCheck } from '@waybook/server/features/checks/queries.ts'
import { saveChain } from '@waybook/server/features/dice/chain-queries.ts'
import { addRoll } from '@waybook/server/features/dice/queries.ts'

const TITLE = 'a gobbledegook of a check'
const REASON = 'a higgledy-piggledy reason'
/** The condition of an effect of a hidden page. */
const LINE = 'the moon is whifflewhaffled'
/** The faces of the dice of the hidden difficulty. */
const HIDDEN_FACES = [7, 7, 7, 7, 7, 7, 7]
/** A success on each die: one more than the failures, so that the target may reduce the damage. */
const OWN_FACES = [1, 1, 1, 1, 1, 1, 1, 1]

type Part = CheckDocument['parts'][number]

/**
 * The checks of the access matrices: a check of the party with hidden difficulty and a hidden participant, rolled and not rolled, and a check of
 * a hidden character alone.
 */
export async function checksInSecret(write: CampaignTransaction, party: string, hidden: string): Promise<void> {
  const modifier = {
    id: 'modifier',
    owner: 'gameMaster' as const,
    op: 'add' as const,
    die: 'difficulty' as const,
    count: 7,
    reason: { kind: 'difficulty' as const, text: REASON, about: hidden },
    on: true,
    by: 'Bram',
    byId: 'game master',
  }
  const part: Part = {
    id: 'part',
    character: party,
    version: 1,
    skill: 'melee',
    skills: ['melee'],
    basis: { characteristic: 'brawn', value: 3, ranks: 1 },
    modifiers: [modifier],
    pageEffects: [effectOfPage(hidden, party), afterRoll(hidden, party)],
    difficultyHidden: true,
    target: { id: hidden, band: 'Long', weapon: null },
    storyPoints: { players: false, gameMaster: false },
    commitment: '',
    rolled: null,
    effects: [],
  }
  const about = { kind: 'skill' as const, state: 'open' as const, by: 'Bram', byId: 'game master', title: '' }
  const dice = { ability: OWN_FACES, difficulty: HIDDEN_FACES }
  const roll = { by: 'Bram', characterId: party, skill: null, reason: '', audience: 'table' as const, dice }
  const thrown = await addRoll(write, { ...roll, id: 'hidden-roll', difficultyHidden: true })
  const record = { ...thrown, chain: [hiddenChange] }
  await saveChain(write, record)
  const pool = {
    proficiency: 0,
    ability: OWN_FACES.length,
    boost: 0,
    challenge: 0,
    difficulty: HIDDEN_FACES.length,
    setback: 0,
  }
  const rolled = { roll: record, pool, basis: part.basis, modifiers: part.modifiers, physical: false }
  const theirs = {
    ...part,
    character: hidden,
  }
  const theirModifier = { ...modifier, id: 'their-modifier', reason: { ...modifier.reason, holder: hidden } }
  const reduction = reductionOf(hidden)
  const attacked = { pageEffects: [...(part.pageEffects ?? []), reduction], modifiers: [modifier, theirModifier] }
  const done = { ...part, ...attacked, rolled, effects: [effectOf(hidden), usedBy(hidden, 'earlier-key')] }
  await addCheck(write, 'check', { ...about, audience: 'table', parts: [part, theirs] })
  await addCheck(write, 'rolled-check', { ...about, audience: 'table', parts: [done] })
  await addCheck(write, 'secret-check', { ...about, title: TITLE, audience: 'table', parts: [theirs] })
}

/** A change of a die of the hidden difficulty that leaves the result as it was. */
const hiddenChange = {
  id: 'change',
  at: 1,
  by: 'Bram',
  byId: 'game master',
  reason: REASON,
  steps: [{ op: 'turn' as const, die: 'p0', face: 7 }],
  undoes: null,
  state: 'counts' as const,
  decidedBy: null,
  salt: '',
  commitment: null,
  head: '',
}

/** An effect that the party's character has from a hidden page. */
function effectOfPage(source: string, holder: string): NonNullable<Part['pageEffects']>[number] {
  return {
    key: 'effect-key',
    kind: 'talent',
    source,
    holder,
    line: `+1 boost on any if "${LINE}", once per session`,
    rank: 1,
    owner: 'player',
    on: false,
    prices: [],
    limit: { count: 1, per: 'session' },
  }
}

/** An effect of that page by which dice can be thrown again. */
function afterRoll(source: string, holder: string): NonNullable<Part['pageEffects']>[number] {
  return { ...effectOfPage(source, holder), key: 'after-key', after: [{ op: 'reroll', of: 'any', amount: null }] }
}

/** An effect by which the hidden target suffers less damage. */
function reductionOf(holder: string): NonNullable<Part['pageEffects']>[number] {
  return { ...effectOfPage(holder, holder), key: 'reduction-key', ofTarget: true, reduces: 2 }
}

/** The use of such an effect. */
function usedBy(target: string, key: string): Part['effects'][number] {
  const strain = { before: 11_411, after: 11_412 }
  const did = { kind: 'used' as const, use: 'use', source: target, target, wounds: { before: 0, after: 0 }, strain }
  return {
    ...effectOf(target),
    id: 'reaction',
    option: 'use',
    did: { ...did, storyPoints: null, ofTarget: true, reaction: { key, reduces: 2 } },
  }
}

function effectOf(target: string): Part['effects'][number] {
  return {
    id: 'effect',
    option: 'hinder',
    name: 'Hinder an opponent',
    paid: null,
    by: 'Bram',
    byId: 'game master',
    undone: false,
    did: { kind: 'points', target, wounds: { before: 0, after: 0 }, strain: { before: 11_411, after: 11_412 } },
  }
}

/** The parts of these checks that no player may see. */
export const checkSecrets = [
  TITLE,
  REASON,
  LINE,
  HIDDEN_FACES.join(','),
  '11411',
  'secret-check',
  'reduction-key',
] as const

/** Values for the parameters of their operations. */
export const checkSamples: Readonly<Record<string, readonly unknown[]>> = {
  checkId: ['check', 'rolled-check', 'secret-check'],
  characters: [['characters/kessa-vane'], ['characters/zebulon-quarrel']],
  'callCheck.audience': ['table', 'gameMaster'],
  'rollCheck.audience': ['table', 'gameMaster'],
  'enterFaces.audience': ['table', 'gameMaster'],
  'callCheck.opponent': [
    { id: 'characters/odo-brandreth', skill: 'melee' },
    { id: 'characters/zebulon-quarrel', skill: 'melee' },
  ],
  faces: [{ ability: [0] }],
  difficulty: ['hard'],
  difficultyHidden: [true],
  setbacks: [1],
  boosts: [1],
  weaponId: ['items/wick-knife', 'items/quicksilver-bell', null],
  weapon: [{ name: 'Axe', skill: 'melee', damage: 7, critical: 3, range: 'Engaged' }],
  injury: ['Limping'],
  target: ['characters/odo-brandreth', 'characters/zebulon-quarrel'],
  patient: ['characters/odo-brandreth', 'characters/zebulon-quarrel'],
  opponent: ['characters/odo-brandreth', 'characters/zebulon-quarrel'],
  band: ['Long'],
  title: ['Something'],
  op: ['add'],
  die: ['boost'],
  count: [1],
  'addModifier.kind': ['cover'],
  modifierId: ['modifier'],
  key: ['effect-key', 'after-key', 'reduction-key'],
  effectKey: ['after-key'],
  effects: [['effect-key']],
  on: [true],
  dice: [{ ability: [0] }],
  option: ['recover', 'hinder'],
  pay: ['advantage'],
  effectId: ['effect'],
  side: ['players'],
  check: [{ checkId: 'check', characterId: 'characters/odo-brandreth' }],
  players: [2],
  gameMaster: [1],
}
