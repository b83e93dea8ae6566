import { everything, effectiveAudience, maySeePoints, Problem } from '@waybook/contract'
import { healingDifficulty } from '@waybook/rules'

import { playProblems } from '#sentences/problems.ts'

import { readGrants } from '../campaign/queries.ts'
import { loadEncounter, type LoadedEncounter } from '../encounters/loaded-encounter.ts'
import { bandBetween, expectTarget, knownTargetAmong, targetAmong, type Target } from '../encounters/target.ts'
import { readNames } from '../entities/names.ts'
import type { OperationHandlers, WriteContext } from '../request-context.ts'
import { lineOfAttack, type LineOfAttack } from '../sight/line-of-attack.ts'
import type { SceneSights } from '../sight/scene-sights.ts'
import { modifiersAt, scaleBetween, sizesOf, targetModifiers } from './attack-modifiers.ts'
import { answerWith, changePart } from './change-check.ts'
import { endChecks } from './close-check.ts'
import { effectsOfTarget, withoutRank } from './effects/target-effects.ts'
import { withDifficulty, withRange, withSide } from './modify-part.ts'
import { difficultyModifier } from './new-modifier.ts'
import { opposingModifiers } from './opposing-modifiers.ts'
import { participantAmong, WITHOUT_PAGE, type Participant } from './participant.ts'
import { startCheck } from './start-check.ts'
import { wield } from './wield.ts'

export const attackOperations = (sights: SceneSights) =>
  ({
    startAttack: async (context, params) => {
      const { characterId, title = '' } = params
      const encounter = await loadEncounter(context.records)
      const attacker = await participantAmong(encounter, context, characterId)
      const wielded = await wield(context, params, brawnOf(attacker))
      const target =
        params.target === null ? null : expectTarget(await knownTargetAmong(encounter, context, params.target))
      const between = target && bandBetween(encounter, context, { a: characterId, b: target.id })
      const band = params.band ?? between ?? wielded.range
      // A character can have only one attack in progress.
      await endChecks(context, 'attack', characterId)
      const { skill, weapon } = wielded
      const side = target?.vehicle ? (params.side ?? 'fore') : undefined
      const theirs = await effectsOfTarget(context.records, target, weapon)
      const scale = await scaleBetween(context, attacker, weapon, target)
      const sizes = await sizesOf(context, { attacker, weapon, target, encounter })
      const line = await lineBetween(context, sights, { encounter, attacker, target })
      const aimed = { band, target: withoutRank(target, theirs.modifiers), weapon, side, sizes, line }
      const modifiers = [...(await modifiersAt(context, aimed)), ...theirs.modifiers, ...wielded.modifiers]
      const part = {
        character: characterId,
        skills: [skill],
        modifiers,
        weaponEffects: wielded.effects,
        targetEffects: theirs.pageEffects,
        target: {
          id: target?.id ?? null,
          band,
          weapon,
          ...(side && { side }),
          ...(scale && { scale }),
          ...(sizes && { sizes }),
        },
      }
      const check = { kind: 'attack', title: title.trim(), audience: await audienceOf(context), parts: [part] } as const
      return await answerWith(context, await startCheck(context, check, encounter))
    },

    setAttackRange: async (context, { band, ...params }) => {
      const encounter = await loadEncounter(context.records)
      return await changePart(context, params, async (part) => {
        const { weapon, id, side, sizes } = part.target ?? { weapon: null, id: null }
        if (!weapon) throw new Problem('conflict', playProblems.onlyAttacksHaveRange())
        const aimedAt = id === null ? null : await targetAmong(encounter, context, id)
        const attacker = await targetAmong(encounter, context, part.character)
        const line = await lineBetween(context, sights, { encounter, attacker, target: aimedAt })
        const target = withoutRank(aimedAt, part.modifiers)
        return withRange(
          part,
          band,
          await modifiersAt(context, { band, target, weapon, side, sizes: sizes ?? null, line }),
        )
      })
    },

    setAttackSide: async (context, { side, ...params }) => {
      const encounter = await loadEncounter(context.records)
      return await changePart(context, params, async (part) => {
        const { weapon = null, band = null, id = null, side: before } = part.target ?? {}
        const target = withoutRank(id === null ? null : await targetAmong(encounter, context, id), part.modifiers)
        if (!weapon || !band || !before || !target)
          throw new Problem('conflict', playProblems.onlyAttacksOnVehiclesHaveSide())
        return withSide(part, side, targetModifiers(target, { band, weapon, side }))
      })
    },

    startHealing: async (context, { characterId, patient, injury: wanted }) => {
      const encounter = await loadEncounter(context.records)
      const target = expectTarget(await knownTargetAmong(encounter, context, patient))
      const { wounds, woundThreshold } = target
      const injury = injuryOf(target, wanted)
      const dice = injury ? injury.severity : healingDifficulty(wounds, woundThreshold)
      const part = {
        character: characterId,
        skills: [target.vehicle ? 'mechanics' : 'medicine'],
        modifiers: [difficultyModifier(dice)],
        difficultyHidden: wanted === undefined && !(await seesPoints(context, characterId, target)),
        target: { id: target.id, band: null, weapon: null, ...(injury && { injury: injury.name }) },
      }
      const check = { kind: 'healing', title: '', audience: await audienceOf(context), parts: [part] } as const
      return await answerWith(context, await startCheck(context, check, encounter))
    },

    /** Replaces the difficulty with the opponent's dice. */
    opposeCheck: async (context, { opponent, skill, ...params }) => {
      const dice = await opposingModifiers(context, { id: opponent, skill })
      return await changePart(context, params, (part) => withDifficulty(part, dice))
    },
  }) satisfies Partial<OperationHandlers>

/** What stands between attacker and target, as far as the caller has both on their table. */
async function lineBetween(
  context: WriteContext,
  sights: SceneSights,
  {
    encounter,
    attacker,
    target,
  }: { readonly encounter: LoadedEncounter | null } & Record<'attacker' | 'target', Target | null>,
): Promise<LineOfAttack | null> {
  if (!attacker || !target) return null
  const onScene = ({ id, characterId }: Target) => {
    const combatant = encounter?.record.state.combatants.find((one) => one.id === id)
    return { tokenIds: combatant?.tokenIds ?? [], characterId }
  }
  return await lineOfAttack(context, { attacker: onScene(attacker), target: onScene(target), sights })
}

/** Players without the grant roll for the game master only. */
async function audienceOf({ records, viewer }: WriteContext) {
  return effectiveAudience('table', viewer, await readGrants(records))
}

/** Whether the healer's player may see the patient's points, which determine the difficulty. */
async function seesPoints({ records }: WriteContext, healer: string, patient: Target): Promise<boolean> {
  if (patient.kind !== 'character' || patient.characterId === null) return false
  const [character] = await readNames(records, [patient.characterId], everything)
  const granted = await readGrants(records)
  return character !== undefined && maySeePoints({ everything: false, ownCharacter: healer }, character, granted)
}

/** The critical injury to treat: the named one or, for a patient without wounds, the worst. `null` means to treat the wounds. */
function injuryOf({ wounds, conditions }: Target, named: string | undefined) {
  const injuries = conditions.flatMap(({ name, severity }) => (severity === undefined ? [] : { name, severity }))
  if (named === undefined)
    return wounds > 0 ? null : (injuries.toSorted((one, other) => other.severity - one.severity)[0] ?? null)
  const injury = injuries.find(({ name }) => name === named)
  if (!injury) throw new Problem('not-found', playProblems.noSuchInjury())
  return injury
}

function brawnOf({ figures }: Participant): number | null {
  return figures ? (figures.characteristics.brawn ?? null) : WITHOUT_PAGE
}
