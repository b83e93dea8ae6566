import type { AnswerOf } from '@waybook/contract'
import { currentLanguage } from '@waybook/messages'
import { worldLibrary } from '@waybook/messages/worldLibrary'
import { adversaryKinds, libraryKinds, plainSkill, type LibraryKind } from '@waybook/rules'
import { useRef } from 'react'

import { useSkills } from '#parts/entity/use-skills.ts'
import { TextFilter } from '#screens/list/filter-bar.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { useCurrentInView } from '#ui/page/use-current-in-view.ts'
import { classNames } from '#ui/text/class-names.ts'

import { kindWords, rankWords } from './kind-words.ts'
import { factsOf, useLibraryFilter } from './library-filter.ts'

type Library = AnswerOf<'getLibrary'>

const TIERS = ['1', '2', '3', '4', '5']
const RARITIES = ['0', '2', '4', '6', '8']

/** The kinds with the number of their entries. Kinds that don't fit scroll. */
export function KindsNav({ counts }: { readonly counts: Library['counts'] }) {
  const { filter, setFilter } = useLibraryFilter()
  const nav = useCurrentInView<HTMLElement>(filter.kind ?? '')
  const entriesOf = (kind: LibraryKind) => counts.find((one) => one.kind === kind)?.entries ?? 0
  const all = counts.reduce((sum, { entries }) => sum + entries, 0)
  const kinds = libraryKinds.filter((kind) => entriesOf(kind) > 0 || kind === filter.kind)
  return (
    <nav
      ref={nav}
      aria-label={worldLibrary.kinds()}
      className="relative -mx-gutter flex [scrollbar-width:none] overflow-x-auto border-b border-line px-gutter md:mx-0 md:px-0 print:hidden"
    >
      <KindTab
        label={worldLibrary.all()}
        entries={all}
        isCurrent={!filter.kind}
        onPress={() => setFilter({ kind: '', entry: '' })}
      />
      {kinds.map((kind) => (
        <KindTab
          key={kind}
          label={kindWords[kind].plural()}
          entries={entriesOf(kind)}
          isCurrent={filter.kind === kind}
          onPress={() => setFilter({ kind, entry: '' })}
        />
      ))}
    </nav>
  )
}

interface KindTabProps {
  readonly label: string
  readonly entries: number
  readonly isCurrent: boolean
  readonly onPress: () => void
}

function KindTab({ label, entries, isCurrent, onPress }: KindTabProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={onPress}
      className={classNames(
        'min-h-touch shrink-0 border-b-3 px-3 whitespace-nowrap focus-visible:-outline-offset-3',
        isCurrent ? 'border-mark font-semibold' : 'border-transparent text-ink-2 hover:text-ink',
      )}
    >
      {label} <span className="text-13 font-normal text-ink-2">{entries.toLocaleString(currentLanguage())}</span>
    </button>
  )
}

/** Filters the list by words and by the facts of its kind. */
export function LibraryBar({ sets }: { readonly sets: Library['sets'] }) {
  const { filter, setFilter } = useLibraryFilter()
  const field = useRef<HTMLInputElement>(null)
  const facts = factsOf(filter.kind)
  const skills = useSkills()
  const on = sets.filter((set) => set.on)
  return (
    <search className="grid grid-cols-2 gap-2 md:flex md:flex-wrap md:*:w-40 md:*:first:w-auto md:*:first:min-w-56">
      <div className="max-md:col-span-2 md:flex-1">
        <TextFilter ref={field} text={filter.text ?? ''} onText={(text) => setFilter({ text })} />
      </div>
      {facts.includes('rank') ? (
        <Choice
          label={worldLibrary.rank()}
          all={worldLibrary.allRanks()}
          value={filter.rank}
          onChoose={(rank) => setFilter({ rank })}
        >
          {adversaryKinds.map((rank) => [rank, rankWords[rank].many()])}
        </Choice>
      ) : null}
      {facts.includes('tier') ? (
        <Choice
          label={worldLibrary.tier()}
          all={worldLibrary.allTiers()}
          value={filter.tier}
          onChoose={(tier) => setFilter({ tier })}
        >
          {TIERS.map((tier) => [tier, worldLibrary.tierOf({ tier })])}
        </Choice>
      ) : null}
      {facts.includes('skill') ? (
        <Choice
          label={worldLibrary.skill()}
          all={worldLibrary.allSkills()}
          value={filter.skill}
          onChoose={(skill) => setFilter({ skill })}
        >
          {skills.map(({ id, name }) => [plainSkill(id), name])}
        </Choice>
      ) : null}
      {facts.includes('price') ? <PriceField key={filter.price ?? ''} /> : null}
      {facts.includes('rarity') ? (
        <Choice
          label={worldLibrary.rarity()}
          all={worldLibrary.anyRarity()}
          value={filter.rarity}
          onChoose={(rarity) => setFilter({ rarity })}
        >
          {RARITIES.map((rarity) => [rarity, worldLibrary.rarityUpTo({ rarity })])}
        </Choice>
      ) : null}
      {on.length === 0 ? null : (
        <Choice
          label={worldLibrary.set()}
          all={worldLibrary.allSets()}
          value={filter.set}
          onChoose={(set) => setFilter({ set })}
        >
          {[['own', worldLibrary.thisCampaign()] as const, ...on.map(({ id, name }) => [id, name] as const)]}
        </Choice>
      )}
    </search>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly all: string
  readonly value: string | undefined
  readonly onChoose: (value: string) => void
  readonly children: readonly (readonly [value: string, label: string])[]
}

function Choice({ label, all, value = '', onChoose, children }: ChoiceProps) {
  return (
    <SelectField label={label} terse value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{all}</option>
      {children.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </SelectField>
  )
}

function PriceField() {
  const { filter, setFilter } = useLibraryFilter()
  return (
    <input
      aria-label={worldLibrary.priceUpTo()}
      placeholder={worldLibrary.priceUpTo()}
      inputMode="numeric"
      defaultValue={filter.price ?? ''}
      maxLength={10}
      onBlur={({ target }) => setFilter({ price: target.value })}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && setFilter({ price: currentTarget.value })}
      className="text-input min-w-0 border-control"
    />
  )
}
