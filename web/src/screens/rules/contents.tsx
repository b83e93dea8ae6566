import { rulesPage } from '@waybook/messages/rulesPage'
import { useSyncExternalStore, type ComponentType } from 'react'

import { ruleSections, type RuleSectionId } from '#parts/search/rule-sections.ts'
import { Disclosure } from '#ui/page/panel.tsx'
import { classNames } from '#ui/text/class-names.ts'

import { Attacks, Ranges } from './attacks.tsx'
import { Pools } from './pools.tsx'
import { Reading, Spending, TheDice } from './the-dice.tsx'
import { Actions, Maneuvers, StrainRules, Turn } from './turn.tsx'

/** The content of each section. */
export const bodies: Readonly<Record<RuleSectionId, ComponentType>> = {
  'your-turn': Turn,
  actions: Actions,
  maneuvers: Maneuvers,
  'the-dice': TheDice,
  'reading-the-dice': Reading,
  spending: Spending,
  'range-bands': Ranges,
  'weapon-attacks': Attacks,
  'building-dice-pools': Pools,
  strain: StrainRules,
}

const sectionIds = ruleSections.map(({ id }) => id)

/** The table of contents: next to the rules on wide screens, collapsed above them elsewhere. */
export function Contents() {
  const inView = useSectionInView(sectionIds)
  return (
    <>
      <Disclosure title={rulesPage.onThisPage()} className="lg:hidden print:hidden">
        <ContentsList inView={inView} />
      </Disclosure>
      <nav aria-label={rulesPage.onThisPage()} className="hidden lg:block print:hidden">
        <div className="stays-in-view-6">
          <ContentsList inView={inView} />
        </div>
      </nav>
    </>
  )
}

const entry = 'flex min-h-hit items-center py-1 pe-1 no-underline focus-visible:-outline-offset-3 lg:min-h-10'
const current = 'border-l-4 border-mark ps-3.5 font-semibold text-ink'
const other = 'border-l-2 border-line ps-4 text-ink-2 hover:text-ink'

function ContentsList({ inView }: { readonly inView: string | undefined }) {
  return (
    <ul>
      {ruleSections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === inView ? 'location' : undefined}
            className={classNames(entry, id === inView ? current : other)}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A section counts as in view when its top is above this share of the window's height. */
const READING_LINE = 0.3

/** The id of the section in view. At the end of the page, the last section, which may be too short to reach the top. */
function useSectionInView(ids: readonly string[]): string | undefined {
  return useSyncExternalStore(onMove, () => sectionInView(ids))
}

function onMove(notice: () => void) {
  window.addEventListener('scroll', notice, { passive: true })
  window.addEventListener('resize', notice)
  return () => {
    window.removeEventListener('scroll', notice)
    window.removeEventListener('resize', notice)
  }
}

function sectionInView(ids: readonly string[]): string | undefined {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1) return ids.at(-1)
  const line = clientHeight * READING_LINE
  const passed = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line)
  return passed.at(-1) ?? ids[0]
}
