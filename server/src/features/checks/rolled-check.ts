import { everything, isEntityId, type Check } from '@waybook/contract'
import { dieKinds, isEmptyPool, type Pool } from '@waybook/rules'

import { randomId } from '#runtime/random-id.ts'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import type { RollRecord } from '../dice/queries.ts'
import { conditionsAfterCheck, findTarget } from '../encounters/target.ts'
import { readNames } from '../entities/names.ts'
import type { WriteContext } from '../request-context.ts'
import { newEffect, presentCheck } from './change-check.ts'
import { endFinished } from './close-check.ts'
import type { Done, ForceUse, Modifier, PageEffect, Part } from './document.ts'
import { forceUseFor } from './force-use.ts'
import { difficultyModifier, ownModifier } from './new-modifier.ts'
import { addCheck } from './queries.ts'
import { takeQueued } from './queued-dice.ts'
import { surroundingsOf } from './surroundings.ts'

interface Made {
  readonly roll: RollRecord
  readonly commitment: string
  readonly physical: boolean
  /** The effects that it used. */
  readonly used: readonly Done[]
  /** The effects of the roller. */
  readonly own: readonly PageEffect[]
}

/**
 * Adds a check for a roll that its roller made without being asked. `null` for a roll without a character or dice of the pool, and for one that
 * is not for everyone: a check tells whoever knows its character that they roll.
 */
export async function addRolledCheck(context: WriteContext, made: Made, pool: Pool): Promise<Check | null> {
  const force = made.roll.dice['force'] ? await forceUseFor(context.records, made.roll.characterId) : null
  const { roll } = made
  const { characterId, audience, skill } = roll
  if (characterId === null || !isEntityId(characterId) || audience === 'self') return null
  if (isEmptyPool(pool) && !force) return null
  if (audience === 'gameMaster' && (await isKnownToPlayers(context, characterId))) return null
  const who = await findTarget(context, characterId)
  if (!who) return null
  await endFinished(context, [characterId])
  if (skill !== null) {
    await takeQueued(context.records, who.participant)
    await conditionsAfterCheck(context, who)
  }
  const part = await partOfRoll(context, characterId, { ...made, pool, force })
  const stored = await addCheck(context.records, roll.checkId ?? randomId(), {
    kind: 'skill',
    state: 'open',
    title: roll.reason,
    by: context.firstName,
    byId: context.viewer.userId,
    audience,
    parts: [part],
  })
  return presentCheck(context, { stored, around: await surroundingsOf([stored.document], context.records) })
}

async function isKnownToPlayers({ records }: WriteContext, characterId: string): Promise<boolean> {
  const [character] = await readNames(records, [characterId], everything)
  return character !== undefined && (character.reveal !== 'hidden' || character.readers.length > 0)
}

/** The part of a roll. All its dice are modifiers, because the roller chose them. */
async function partOfRoll(
  context: WriteContext,
  character: string,
  {
    roll,
    commitment,
    physical,
    used,
    own,
    pool,
    force,
  }: Made & { readonly pool: Pool; readonly force: ForceUse | null },
): Promise<Part> {
  const { skills } = await readCampaignWords(context.records)
  const skill = roll.skill ?? ''
  const characteristic = skills.find(({ id }) => id === skill)?.characteristic ?? ''
  const basis = { characteristic, value: 0, ranks: 0 }
  const modifiers = dieKinds.filter((die) => pool[die] > 0).map((die) => modifierOf(die, pool[die]))
  return {
    id: randomId(),
    character,
    version: 1,
    skill,
    skills: [skill],
    basis,
    modifiers,
    pageEffects: own.filter(({ after }) => after !== undefined),
    difficultyHidden: false,
    target: null,
    storyPoints: { players: false, gameMaster: false },
    commitment,
    ...(force && { force: roll.dice['force']?.length ?? 0 }),
    rolled: { roll, pool, basis, modifiers, physical, ...(force && { force }) },
    effects: used.map((one) => newEffect(context, one)),
  }
}

function modifierOf(die: Modifier['die'], count: number): Modifier {
  if (die === 'difficulty' && count <= DIFFICULTY_MAX) return difficultyModifier(count)
  return ownModifier({ op: 'add', die, count, reason: { kind: 'hand', text: '' } })
}

/** More dice than this have no name. */
const DIFFICULTY_MAX = 5
