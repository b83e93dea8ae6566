import { diceTray } from '@waybook/messages/diceTray'
import { chanceOfSuccess, withModifiers, type Pool } from '@waybook/rules'

import { withoutChange } from '#stores/pool-change.ts'
import { chooseEffect, leaveEffect, useTray, type Tray } from '#stores/tray.ts'
import { EffectSwitches, type EffectSwitch } from '#ui/dice/effect-switches.tsx'
import { addedSymbols } from '#ui/dice/effect-words.ts'
import { wholePercent } from '#ui/dice/odds-figures.ts'

/** The effects of talents and items that may be used with the roll. */
export function TrayEffects() {
  const tray = useTray()
  const { pool, offered } = tray
  const dice = (key: string) => offered.find(({ effect }) => effect.key === key)?.dice ?? []
  return (
    <EffectSwitches
      title={diceTray.mayHelp()}
      effects={switchesIn(tray)}
      onSwitch={(key, on) => (on ? chooseEffect(key, withModifiers(pool, dice(key))) : leaveEffect(key))}
    />
  )
}

function switchesIn({ pool, offered, used }: Pick<Tray, 'pool' | 'offered' | 'used'>): EffectSwitch[] {
  return offered.map(({ effect, dice }) => {
    const change = used[effect.key]
    const [without, having] = change ? [withoutChange(pool, change), pool] : [pool, withModifiers(pool, dice)]
    const others = offered.flatMap((one) => (one.effect !== effect && used[one.effect.key] ? [one.effect] : []))
    const chance = (dicePool: Pool, effects: typeof others) =>
      wholePercent(chanceOfSuccess(dicePool, addedSymbols(effects)))
    const difference = chance(having, [...others, effect]) - chance(without, others)
    return { effect: { ...effect, on: change !== undefined }, dice, difference }
  })
}
