import type { CheckPart } from '@waybook/contract'
import { checks } from '@waybook/messages/checks'
import { chanceOfSuccess, poolOf } from '@waybook/rules'

import type { ActionOn } from '#api/use-play-write.ts'
import type { PartAddress } from '#stores/checks.ts'
import { EffectSwitches, type EffectSwitch } from '#ui/dice/effect-switches.tsx'
import { symbolsInPart } from '#ui/dice/effect-words.ts'
import { wholePercent } from '#ui/dice/odds-figures.ts'

import { useIsWithheld } from './pool-line.tsx'

interface CheckEffectsProps {
  readonly address: PartAddress
  readonly part: CheckPart
  readonly gameMaster: boolean
  readonly onAct: (action: ActionOn<'check'>) => void
}

/** The effects of talents and items that may change the dice of a part. */
export function CheckEffects({ address, part, gameMaster, onAct }: CheckEffectsProps) {
  const isWithheld = useIsWithheld(part)
  return (
    <EffectSwitches
      title={gameMaster ? checks.effects() : checks.mayHelp()}
      effects={switchesOf(part, isWithheld)}
      onSwitch={(key, on) => onAct({ name: 'switchEffect', params: { ...address, key, on } })}
    />
  )
}

/** The switches of a part. `isWithheld`: whether the viewer may not know the odds. */
function switchesOf(
  {
    basis,
    modifiers,
    pageEffects,
    otherSymbols,
  }: Pick<CheckPart, 'basis' | 'modifiers' | 'pageEffects' | 'otherSymbols'>,
  isWithheld: boolean,
): EffectSwitch[] {
  const chance = (key: string, isOn: boolean) => {
    if (!basis) return 0
    const pool = poolOf(
      basis,
      modifiers.filter((one) => (one.effect === key ? isOn : one.on)),
    )
    const switched = pageEffects.map((one) => (one.key === key ? { ...one, on: isOn } : one))
    return wholePercent(chanceOfSuccess(pool, symbolsInPart({ pageEffects: switched, otherSymbols })))
  }
  return pageEffects.map((effect) => ({
    effect,
    dice: modifiers.filter((one) => one.effect === effect.key),
    difference: isWithheld || !basis ? null : chance(effect.key, true) - chance(effect.key, false),
  }))
}
