import {
  characteristics,
  spentOnCharacteristic,
  startingCharacteristics,
  whyNoPoint,
  withPoint,
  type Characteristic,
} from '@waybook/rules'

import { Stepper } from '#ui/field/stepper.tsx'
import { camelCaseToWords } from '#ui/text/words.ts'

import { useNewCharacter } from '../use-new-character.ts'
import { StartingFigures } from './starting-figures.tsx'

const uses: Readonly<Record<Characteristic, string>> = {
  brawn: 'lifting, soaking, striking',
  agility: 'aiming, sneaking, steering',
  intellect: 'books, maps, machines',
  cunning: 'noticing, lying, surviving',
  willpower: 'staying calm, staying awake',
  presence: 'charm, leading, bargaining',
}

/** Points above the archetype's values. */
export function CharacteristicsStep() {
  const { creation } = useNewCharacter()
  const { characteristic: factor } = creation.rules
  return (
    <div className="grid gap-4">
      <p className="text-pretty text-ink-2">
        {`A point costs ${factor} times its new value: from 2 to 3 is ${3 * factor}. Points can be bought only now, not later.`}
      </p>
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
  const name = camelCaseToWords(one)
  const value = startingCharacteristics(creation)[one]
  const spent = spentOnCharacteristic(creation, one)
  const why = whyNoPoint(creation, one)
  const step = (by: 1 | -1) => change({ choices: withPoint(draft.choices, one, by) })
  return (
    <li className="grid min-h-15 break-inside-avoid grid-cols-[minmax(0,1fr)_8.25rem] items-center gap-3 border-b border-line py-1.5">
      <div className="leading-tight">
        <b className="block font-semibold">{name}</b>
        {spent > 0 ? (
          <span className="text-12 font-semibold text-mark">{`${spent} spent${why === null ? '' : `, ${why}`}`}</span>
        ) : (
          <span className="text-12 text-ink-2">{why ?? uses[one]}</span>
        )}
      </div>
      <Stepper
        name={`${name} ${value}`}
        less={{ label: `Less ${name}`, disabled: (draft.choices.raised[one] ?? 0) === 0, onStep: () => step(-1) }}
        more={{ label: `More ${name}`, disabled: why !== null, onStep: () => step(1) }}
      >
        <output className="numeral">{value}</output>
      </Stepper>
    </li>
  )
}
