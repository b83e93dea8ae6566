import { sheetPoints } from '@waybook/messages/sheetPoints'
import { overburden, type Derived, type DerivedFigures } from '@waybook/rules'

import { Icon } from '#ui/text/icon.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

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
        <Figure name={sheetPoints.soak()} value={soak ?? '–'} />
        <Figure name={sheetPoints.meleeDefence()} value={meleeDefence.total} />
        <Figure name={sheetPoints.rangedDefence()} value={rangedDefence.total} />
      </dl>
      <Encumbrance derived={derived} />
      <details className="group mt-1">
        <summary className="flex min-h-touch items-center gap-2 text-14 text-ink-2 [&::-webkit-details-marker]:hidden">
          {sheetPoints.sources()}
          <Icon name="chevron-down" className="ms-auto size-4 transition-transform group-open:rotate-180" />
        </summary>
        <ul className="grid gap-1 pb-2 text-14">
          {soak === null ? <li>{sheetPoints.soakUnknown()}</li> : <Sum name={sheetPoints.soak()} of={derived.soak} />}
          <Sum name={sheetPoints.meleeDefence()} of={meleeDefence} />
          <Sum name={sheetPoints.rangedDefence()} of={rangedDefence} />
          <Sum name={sheetPoints.encumbrance()} of={derived.encumbrance} />
          <Added name={sheetPoints.addedHitPoints()} of={derived.addedWounds} />
          <Added name={sheetPoints.addedStrain()} of={derived.addedStrain} />
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

const withinLimit = {
  label: (words: string) => <span className="text-ink-2">{words}</span>,
  number: (words: string) => <span className="font-semibold lining-nums">{words}</span>,
}

const overLimit = {
  ...withinLimit,
  number: (words: string) => <span className="font-semibold text-bad lining-nums">{words}</span>,
}

/** The carried encumbrance and its threshold, and the penalty for exceeding it. */
function Encumbrance({ derived }: Pick<DerivedProps, 'derived'>) {
  const over = overburden(derived)
  const carried = derived.encumbrance.total
  const most = derived.encumbranceThreshold?.total
  const parts =
    most === undefined
      ? sheetPoints.carried({ carried }, withinLimit)
      : over > 0
        ? sheetPoints.carriedOver({ carried, most, over }, overLimit)
        : sheetPoints.carriedOf({ carried, most }, withinLimit)
  return (
    <p className="mt-3 text-14">
      <RichMessage parts={parts} />
    </p>
  )
}

const sumElements = { name: (words: string) => <span className="text-ink-2">{words}</span> }

function Sum({ name, of }: { readonly name: string; readonly of: Derived }) {
  const parts = of.parts.map(({ text, amount }) => `${text} ${amount}`).join(', ')
  return (
    <li>
      <RichMessage
        parts={
          parts === '' ? sheetPoints.sumOfNothing({ name }, sumElements) : sheetPoints.sum({ name, parts }, sumElements)
        }
      />
    </li>
  )
}

/** What talents add to a threshold of the file; nothing if they add nothing. */
function Added({ name, of }: { readonly name: string; readonly of: Derived }) {
  return of.parts.length === 0 ? null : <Sum name={name} of={of} />
}
