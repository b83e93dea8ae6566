import { newCharacter } from '@waybook/messages/newCharacter'
import { startingThresholds } from '@waybook/rules'

import { useDerived, useNewCharacter } from '../use-new-character.ts'

/** The figures that follow from the choices, as the sheet will show them. */
export function StartingFigures({ whole = false }: { readonly whole?: boolean }) {
  const { creation } = useNewCharacter()
  const { wounds, strain } = startingThresholds(creation)
  const { soak, meleeDefence, rangedDefence, encumbrance, encumbranceThreshold } = useDerived()
  const most = encumbranceThreshold?.total ?? 0
  const isDefended = meleeDefence.total > 0 || rangedDefence.total > 0
  return (
    <dl className="grid auto-cols-fr grid-flow-col gap-2 card px-2 py-3">
      <Figure name={newCharacter.hitPoints()} value={String(wounds)} />
      <Figure name={newCharacter.strain()} value={String(strain)} />
      <Figure name={newCharacter.soak()} value={String(soak.total)} />
      {isDefended ? (
        <Figure name={newCharacter.defense()} value={`${meleeDefence.total} / ${rangedDefence.total}`} />
      ) : null}
      <Figure name={newCharacter.carries()} value={whole ? `${encumbrance.total} / ${most}` : String(most)} />
    </dl>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex flex-col-reverse items-center justify-end text-center">
      <dt className="text-12 text-ink-2">{name}</dt>
      <dd className="font-serif text-22 font-semibold whitespace-nowrap lining-nums md:text-26">{value}</dd>
    </div>
  )
}
