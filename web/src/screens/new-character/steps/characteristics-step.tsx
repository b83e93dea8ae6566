import { gameWords } from '@waybook/messages/gameWords'
import { newCharacter } from '@waybook/messages/newCharacter'
import {
  characteristics,
  spentOnCharacteristic,
  startingCharacteristics,
  whyNoPoint,
  withPoint,
  type Characteristic,
} from '@waybook/rules'

import { Stepper } from '#ui/field/stepper.tsx'

import { useNewCharacter } from '../use-new-character.ts'
import { StartingFigures } from './starting-figures.tsx'

const uses: Readonly<Record<Characteristic, () => string>> = {
  brawn: () => newCharacter.brawnUse(),
  agility: () => newCharacter.agilityUse(),
  intellect: () => newCharacter.intellectUse(),
  cunning: () => newCharacter.cunningUse(),
  willpower: () => newCharacter.willpowerUse(),
  presence: () => newCharacter.presenceUse(),
}

/** Points above the archetype's values. */
export function CharacteristicsStep() {
  const { creation } = useNewCharacter()
  const { characteristic: factor } = creation.rules
  return (
    <div className="grid gap-4">
      <p className="text-pretty text-ink-2">{newCharacter.pointCost({ factor, price: 3 * factor })}</p>
      <ul className="gap-x-8 md:columns-2">
        {characteristics.map((one) => (
          <Row key={one} characteristic={one} />
        ))}
      </ul>
      <StartingFigures />
    </div>
  )
}

function Row({ characteristic: one }: { readonly characteristic: Characteristic }) {
  const { draft, creation, change } = useNewCharacter()
  const name = gameWords.characteristic({ characteristic: one })
  const value = startingCharacteristics(creation)[one]
  const spent = spentOnCharacteristic(creation, one)
  const why = whyNoPoint(creation, one)
  const step = (by: 1 | -1) => change({ choices: withPoint(draft.choices, one, by) })
  return (
    <li className="grid min-h-15 break-inside-avoid grid-cols-[minmax(0,1fr)_8.25rem] items-center gap-3 border-b border-line py-1.5">
      <div className="leading-tight">
        <b className="block font-semibold">{name}</b>
        {spent > 0 ? (
          <span className="text-12 font-semibold text-mark">
            {why === null ? newCharacter.spent({ spent }) : newCharacter.spentAndWhy({ spent, reason: why })}
          </span>
        ) : (
          <span className="text-12 text-ink-2">{why ?? uses[one]()}</span>
        )}
      </div>
      <Stepper
        name={newCharacter.valueOfName({ name, value })}
        less={{
          label: newCharacter.lessOf({ name }),
          disabled: (draft.choices.raised[one] ?? 0) === 0,
          onStep: () => step(-1),
        }}
        more={{ label: newCharacter.moreOf({ name }), disabled: why !== null, onStep: () => step(1) }}
      >
        <output className="numeral">{value}</output>
      </Stepper>
    </li>
  )
}
