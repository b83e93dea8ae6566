import { dieWords } from '@waybook/messages/dieWords'
import { skillGrid } from '@waybook/messages/skillGrid'
import { dieKinds, skillPool, type Characteristic, type Characteristics, type Pool } from '@waybook/rules'
import { useId, useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { useNarrow } from '#ui/page/use-narrow.ts'
import { classNames } from '#ui/text/class-names.ts'
import { DicePips } from '#ui/text/dice-pips.tsx'
import { Icon } from '#ui/text/icon.tsx'
import { camelCaseToWords } from '#ui/text/words.ts'

import { DotShape, SkillDots, type DotKind } from './skill-dots.tsx'

/** A skill of the grid. A skill of the campaign with these additions fits. */
interface GridSkill {
  readonly id: string
  readonly name: string
  /** `null` if the campaign doesn't know the skill. */
  readonly characteristic: Characteristic | null
  readonly rank: number
  readonly isCareer: boolean
  /** The highest rank that can be chosen; by default the last dot. */
  readonly maximum?: number
  /** The first ranks that the career gives. Their dots have a ring. */
  readonly freeRanks?: number
  /** Its heading. Without groups, the grid has no headings. */
  readonly group?: string
}

interface SkillGridProps {
  /** In the order of the sheet. */
  readonly skills: readonly GridSkill[]
  readonly onRank: (skillId: string, rank: number) => void
  /** The character's values, for the dice of each skill. */
  readonly characteristics?: Characteristics
  /** The number of dots of each skill. A skill with more ranks has as many dots as ranks. */
  readonly dots?: number
  /** What a rank costs, such as "10". The line below a skill says it for the next rank. */
  readonly costOf?: (skillId: string, rank: number) => string | null
  /** Why a rank can't be chosen, such as "5 short"; `null` if it can. */
  readonly disabled?: (skillId: string, rank: number) => string | null
  /** Whether wide windows fold the other skills away too, such as in a dialog. */
  readonly isShort?: boolean
  /** What each kind of dot means, above the grid. */
  readonly legend?: readonly (readonly [kind: DotKind, words: string])[]
}

/** Ranks range from 0 to 5; only exceptional creatures have a sixth. */
const DOTS = 5

/** In narrow columns, more dots than these are below the name. */
const DOTS_BESIDE = 3

/** A character's skills with their ranks as dots. Phones show the used skills and the career's first, and the others on request. */
export function SkillGrid({ skills, onRank, legend, isShort = false, ...rules }: SkillGridProps) {
  const isNarrow = useNarrow()
  const [isOpen, setOpen] = useState(false)
  // A skill stays in view after its last rank is given back.
  const [touched, setTouched] = useState<readonly string[]>([])
  const used = skills.filter(({ id, rank, isCareer }) => rank > 0 || isCareer || touched.includes(id))
  const others = (isNarrow || isShort) && used.length > 0 ? skills.length - used.length : 0
  const change = (id: string, rank: number) => {
    if (!touched.includes(id)) setTouched([...touched, id])
    onRank(id, rank)
  }
  const groups = Map.groupBy(others > 0 && !isOpen ? used : skills, ({ group }) => group ?? '')
  return (
    <div className="@container grid gap-5">
      {legend ? <Legend legend={legend} /> : null}
      {[...groups].map(([group, some]) => (
        <div key={group}>
          {group === '' ? null : <h3 className="mb-1 text-20">{group}</h3>}
          <ul aria-label={group === '' ? skillGrid.skills() : group} className="gap-x-8 @min-[40rem]:columns-2">
            {some.map((skill) => (
              <SkillRow key={skill.id} {...rules} skill={skill} onRank={(rank) => change(skill.id, rank)} />
            ))}
          </ul>
        </div>
      ))}
      {others === 0 ? null : (
        <Button variant="ghost" className="justify-self-start" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="chevron-down" className={isOpen ? 'rotate-180' : ''} />
          {isOpen ? skillGrid.fewer() : skillGrid.more({ count: others })}
        </Button>
      )}
    </div>
  )
}

function Legend({ legend }: Required<Pick<SkillGridProps, 'legend'>>) {
  return (
    <ul aria-label={skillGrid.dots()} className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-2">
      {legend.map(([kind, words]) => (
        <li key={kind} className="flex items-center gap-1.5">
          <DotShape kind={kind} className="size-4" />
          {words}
        </li>
      ))}
    </ul>
  )
}

interface SkillRowProps extends Pick<SkillGridProps, 'characteristics' | 'dots' | 'costOf' | 'disabled'> {
  readonly skill: GridSkill
  readonly onRank: (rank: number) => void
}

const row = 'grid break-inside-avoid grid-cols-main items-center gap-x-2 border-b border-line py-1'
const below =
  '@max-[22rem]:flex @max-[22rem]:flex-wrap @max-[22rem]:items-baseline @max-[22rem]:justify-between @max-[22rem]:pt-1'

function SkillRow({ skill, characteristics, dots = DOTS, costOf, disabled, onRank }: SkillRowProps) {
  const lineId = useId()
  const { id, name, characteristic, rank, isCareer, freeRanks = 0 } = skill
  const count = Math.max(dots, rank)
  const maximum = Math.max(skill.maximum ?? count, rank)
  const refusal = (wanted: number) => disabled?.(id, wanted) ?? (wanted > maximum ? skillGrid.highest() : null)
  const value = characteristic === null ? undefined : characteristics?.[characteristic]
  const pool = value === undefined ? null : skillPool(value, rank)
  const next = rank < count ? nextRank(refusal(rank + 1), costOf?.(id, rank + 1) ?? null) : null
  return (
    <li className={classNames(row, count > DOTS_BESIDE && '@max-[22rem]:grid-cols-1')}>
      <div className={classNames('min-w-0', count > DOTS_BESIDE && below)}>
        <span className="flex flex-wrap items-baseline gap-x-1.5 font-medium wrap-anywhere">
          {name}
          {isCareer ? <b className="text-12 font-bold text-mark">{skillGrid.career()}</b> : null}
        </span>
        <span className="flex flex-wrap items-center gap-x-1.5 text-12 text-ink-2">
          <span id={lineId}>
            {[characteristic && camelCaseToWords(characteristic), next].filter((one) => one !== null).join(', ')}
          </span>
          {pool && !costOf ? <DicePips pool={pool} /> : null}
        </span>
      </div>
      <SkillDots
        label={isCareer ? skillGrid.careerSkill({ skill: name }) : name}
        text={[skillGrid.rank({ rank }), ...(pool ? [diceWords(pool)] : [])].join(', ')}
        describedBy={lineId}
        rank={rank}
        dots={count}
        freeRanks={freeRanks}
        refusal={refusal}
        onRank={onRank}
      />
    </li>
  )
}

/** Says what the next rank costs, or why it can't be chosen. */
function nextRank(refused: string | null, cost: string | null): string | null {
  return refused ?? (cost === null ? null : skillGrid.nextRank({ cost }))
}

function diceWords(pool: Pool): string {
  const words = dieKinds.flatMap((die) => (pool[die] > 0 ? [dieWords.dice({ count: pool[die], die })] : []))
  return words.length === 0 ? skillGrid.noDice() : words.join(', ')
}
