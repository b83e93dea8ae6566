import { diceNames } from '@waybook/messages/diceNames'
import { rulesPage } from '@waybook/messages/rulesPage'
import {
  dice,
  dieKinds,
  dieRole,
  faces,
  spendingTiers,
  symbolPairs,
  type Die,
  type DieSymbolName,
} from '@waybook/rules'

import { DieFace } from '#look/die-face.tsx'
import { DieSymbol } from '#look/die-symbol.tsx'

import { Prose, RulesTable } from './rules-text.tsx'

/** Each side's dice, smallest first. */
const sides = (['roller', 'opposition'] as const).map((side) => ({
  side,
  kinds: dieKinds.filter((die) => dice[die].favours === side).toReversed(),
}))

export function TheDice() {
  return (
    <>
      <Prose>{rulesPage.theDice()}</Prose>
      {sides.map(({ side, kinds }) => (
        <dl key={side} className="border-ink not-first-of-type:border-t-2 first-of-type:mt-4">
          {kinds.map((die) => (
            <DieRow key={die} die={die} />
          ))}
        </dl>
      ))}
    </>
  )
}

function DieRow({ die }: { readonly die: Die }) {
  return (
    <div className="grid items-center gap-x-6 gap-y-1 border-b border-line py-2.5 last:border-b-0 md:lead-cols-48 print:break-inside-avoid">
      <dt className="leading-snug font-serif text-18 font-semibold">
        {diceNames.die({ die })}, d{dice[die].sides}
        <span className="block font-sans text-14 font-normal text-ink-2">{dieRole[die]}</span>
      </dt>
      <dd className="grid grid-cols-[repeat(6,minmax(0,3.125rem))] gap-1 md:grid-cols-[repeat(12,minmax(0,3.625rem))]">
        {faces[die].map((face, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a die's faces never change
          <DieFace key={index} die={die} face={face} />
        ))}
      </dd>
    </div>
  )
}

export function Reading() {
  return (
    <>
      <Prose>{rulesPage.reading()}</Prose>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {symbolPairs.map(({ kind, harm, meaning }) => (
          <li key={kind} className="card px-5 py-4 print:break-inside-avoid">
            <SymbolName symbol={kind} ink="text-vital" />
            <SymbolName symbol={harm} ink="border-t border-dashed border-line text-bad" />
            <p className="border-t border-line pt-3 text-14 text-ink-2">{meaning}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

function SymbolName({ symbol, ink }: { readonly symbol: DieSymbolName; readonly ink: string }) {
  return (
    <p className={`flex min-h-13 items-center gap-4 ${ink}`}>
      <span aria-hidden="true" className="flex text-[1.75rem]">
        <DieSymbol symbol={symbol} />
      </span>
      <span className="font-serif text-20 font-semibold text-ink">{diceNames.symbol({ symbol })}</span>
    </p>
  )
}

export function Spending() {
  return (
    <>
      <Prose>{rulesPage.spending()}</Prose>
      <RulesTable
        caption={rulesPage.spendingTable()}
        columns={[rulesPage.cost(), rulesPage.advantage(), rulesPage.threat()]}
        rows={spendingTiers.map(({ cost, advantage, threat }) => ({
          name: cost,
          cells: [<Choices key="advantage" choices={advantage} />, <Choices key="threat" choices={threat} />],
        }))}
      />
    </>
  )
}

function Choices({ choices }: { readonly choices: readonly string[] }) {
  return (
    <ul className="grid gap-1.5">
      {choices.map((choice) => (
        <li key={choice}>{choice}</li>
      ))}
    </ul>
  )
}
