import { effectiveAudience, maySeePoints, Problem, type ParamsOf } from '@waybook/contract'
import {
  difficultyName,
  healingDifficulty,
  opposition,
  rangedDifficulty,
  skillName,
  type RangeBand,
} from '@waybook/rules'

import { grantsOf } from '../campaign/repository.ts'
import { bandBetween, findKnownTarget, type Target } from '../encounters/target.ts'
import type { OperationHandlers, WriteContext } from '../request-context.ts'
import { answerWith, changePart } from './change-check.ts'
import { endChecks } from './close-check.ts'
import type { Modifier } from './document.ts'
import { withDifficulty } from './modify-part.ts'
import { difficultyModifier, ownModifier } from './new-modifier.ts'
import { basisOf, startCheck } from './start-check.ts'
import { wield, type Wielded } from './wield.ts'

export const attackOperations = {
  startAttack: async (context, params) => {
    const { characterId, title = '' } = params
    const wielded = await wield(context, params)
    const target = await targetOf(context, params.target)
    const band = await bandOf(context, params, wielded)
    // Nobody is in the middle of two attacks.
    await endChecks(context, 'attack', characterId)
    const modifiers = [
      ...rangeModifiers(wielded, band),
      ...targetModifiers(target, band, wielded),
      ...wielded.modifiers,
    ]
    const stored = await startCheck(context, {
      kind: 'attack',
      title: title.trim(),
      audience: await audienceOf(context),
      parts: [
        {
          character: characterId,
          skills: [wielded.skill],
          modifiers,
          target: { id: target?.id ?? null, band, weapon: wielded.weapon },
        },
      ],
    })
    return await answerWith(context, stored)
  },

  startHealing: async (context, { characterId, patient }) => {
    const target = await targetOf(context, patient)
    const { wounds = 0, woundThreshold = 0, conditions = [] } = target ?? {}
    const severity = Math.max(0, ...conditions.map((one) => one.severity ?? 0))
    const dice = wounds === 0 && severity > 0 ? severity : healingDifficulty(wounds, woundThreshold)
    const stored = await startCheck(context, {
      kind: 'healing',
      title: '',
      audience: await audienceOf(context),
      parts: [
        {
          character: characterId,
          skills: ['medicine'],
          modifiers: [difficultyModifier(dice)],
          difficultyHidden: !(await seesPoints(context, characterId, target)),
          target: { id: target?.id ?? null, band: null, weapon: null },
        },
      ],
    })
    return await answerWith(context, stored)
  },

  /** The opponent's dice take the place of the difficulty. */
  opposeCheck: async (context, { opponent, skill, ...params }) => {
    const target = await targetOf(context, opponent)
    if (!target?.characterId) throw new Problem('conflict', 'This opponent has no sheet to take skills from')
    const basis = await basisOf(context, target.characterId, skill)
    const { skills } = await context.records.campaign.words()
    const reason = { kind: 'opponent', text: skillName(skills, skill), about: target.id } as const
    const dice = opposition(basis).filter(({ count }) => count > 0)
    return await changePart(context, params, (part) =>
      withDifficulty(
        part,
        dice.map((one) => ({ ...ownModifier({ ...one, reason }), by: context.firstName })),
      ),
    )
  },
} satisfies Partial<OperationHandlers>

/** Players without the grant roll for the game master. */
async function audienceOf({ records, viewer }: WriteContext) {
  return effectiveAudience('table', viewer, grantsOf(await records.campaign.find()))
}

/** Whether the player of who treats somebody may see the points that make it hard. */
async function seesPoints({ records }: WriteContext, healer: string, patient: Target | null): Promise<boolean> {
  if (!patient) return true
  if (patient.kind !== 'character' || patient.characterId === null) return false
  const [character] = await records.entities.names([patient.characterId], { everything: true })
  const granted = grantsOf(await records.campaign.find())
  return character !== undefined && maySeePoints({ everything: false, ownCharacter: healer }, character, granted)
}

async function targetOf(context: WriteContext, id: string | null): Promise<Target | null> {
  if (id === null) return null
  const target = await findKnownTarget(context, id)
  if (!target) throw new Problem('not-found', 'There is no such target')
  return target
}

async function bandOf(
  context: WriteContext,
  { characterId, target, band }: Pick<ParamsOf<'startAttack'>, 'characterId' | 'target' | 'band'>,
  { range }: Wielded,
): Promise<RangeBand> {
  if (band) return band
  return (target === null ? null : await bandBetween(context, characterId, target)) ?? range
}

/** A weapon of close combat is as hard to use at any range: one has to get there first. */
function rangeModifiers({ weapon }: Wielded, band: RangeBand): Modifier[] {
  const { dice } = rangedDifficulty(weapon.melee ? 'Engaged' : band)
  const text = weapon.melee ? `Close combat: ${difficultyName(dice)}` : `${band} range: ${difficultyName(dice)}`
  return [ownModifier({ op: 'add', die: 'difficulty', count: dice, reason: { kind: 'range', text } })]
}

/** What the target puts in the way, each by itself, so that the game master can switch it off. */
function targetModifiers(target: Target | null, band: RangeBand, { weapon }: Wielded): Modifier[] {
  if (!target) return []
  const isMelee = weapon.melee || band === 'Engaged'
  const defence = isMelee ? target.meleeDefence : target.rangedDefence
  const about = target.id
  const text = isMelee ? 'Melee defence' : 'Ranged defence'
  const dice = [
    ownModifier({ op: 'add', die: 'setback', count: defence, reason: { kind: 'defence', text, about } }),
    ownModifier({
      op: 'upgrade',
      die: 'difficulty',
      count: target.adversary,
      reason: { kind: 'adversary', text: 'Adversary', about },
    }),
  ]
  return dice.filter(({ count }) => count > 0)
}
