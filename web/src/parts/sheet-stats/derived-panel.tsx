import { overburden, type Derived, type DerivedFigures } from '@waybook/rules'

import { classNames } from '#ui/text/class-names.ts'
import { Icon } from '#ui/text/icon.tsx'

interface DerivedProps {
  readonly derived: DerivedFigures
  /** `null` if unknown, because brawn is missing. */
  readonly soak: number | null
}

/** Soak, defense and encumbrance, with the source of each point in a section that expands. */
export function DerivedStats({ derived, soak }: DerivedProps) {
  const { meleeDefence, rangedDefence } = derived
  return (
    <div className="border-t border-line pt-3.5">
      <dl className="grid grid-cols-3 gap-x-3">
        <Figure name="Armor (Soak)" value={soak ?? '–'} />
        <Figure name="Melee defence" value={meleeDefence.total} />
        <Figure name="Ranged defence" value={rangedDefence.total} />
      </dl>
      <Encumbrance derived={derived} />
      <details className="group mt-1">
        <summary className="flex min-h-touch items-center gap-2 text-14 text-ink-2 [&::-webkit-details-marker]:hidden">
          Where each point comes from
          <Icon name="chevron-down" className="ms-auto size-4 transition-transform group-open:rotate-180" />
        </summary>
        <ul className="grid gap-1 pb-2 text-14">
          {soak === null ? (
            <li>Armor (Soak): brawn is missing in the file.</li>
          ) : (
            <Sum name="Armor (Soak)" of={derived.soak} />
          )}
          <Sum name="Melee defence" of={meleeDefence} />
          <Sum name="Ranged defence" of={rangedDefence} />
          <Sum name="Encumbrance" of={derived.encumbrance} />
          <Added name="Hit points" of={derived.addedWounds} />
          <Added name="Strain threshold" of={derived.addedStrain} />
        </ul>
      </details>
    </div>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: number | string }) {
  return (
    <div className="flex flex-col justify-between gap-1">
      <dt className="leading-tight text-12 text-ink-2">{name}</dt>
      <dd className="font-serif text-26 leading-none font-semibold lining-nums">{value}</dd>
    </div>
  )
}

/** The carried encumbrance and its threshold, and the penalty for exceeding it. */
function Encumbrance({ derived }: Pick<DerivedProps, 'derived'>) {
  const over = overburden(derived)
  const most = derived.encumbranceThreshold?.total
  return (
    <p className="mt-3 text-14">
      <span className="text-ink-2">Encumbrance </span>
      <span className={classNames('font-semibold lining-nums', over > 0 && 'text-bad')}>
        {derived.encumbrance.total}
        {most === undefined ? null : ` of ${most}`}
      </span>
      {over > 0 ? `. Over by ${over}: ${over} setback on checks of Brawn and Agility` : null}
    </p>
  )
}

function Sum({ name, of }: { readonly name: string; readonly of: Derived }) {
  const parts = of.parts.map(({ text, amount }) => `${text} ${amount}`).join(', ')
  return (
    <li>
      <span className="text-ink-2">{name}:</span> {parts === '' ? 'nothing' : parts}
    </li>
  )
}

/** What talents add to a threshold of the file; nothing if they add nothing. */
function Added({ name, of }: { readonly name: string; readonly of: Derived }) {
  return of.parts.length === 0 ? null : <Sum name={`${name}, added to the file`} of={of} />
}
