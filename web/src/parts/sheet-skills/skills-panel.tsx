import { skillPool, type Skill } from '@waybook/rules'

import { openTray, useTray } from '#stores/tray.ts'
import { Panel } from '#ui/page/panel.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { DicePips } from '#ui/text/dice-pips.tsx'
import { camelCaseToWords } from '#ui/text/words.ts'

import type { SkillScore } from './skill-scores.ts'

interface SkillsPanelProps {
  readonly title: 'Combat Skills' | 'General Skills'
  readonly characterId: string
  readonly skills: readonly Skill[]
  readonly scoreOf: (skill: Skill) => SkillScore
}

const head = 'whitespace-nowrap border-b border-line px-1 pb-2.5 text-12 font-semibold text-ink-2'

/** A group of skills. */
export function SkillsPanel({ title, characterId, skills, scoreOf }: SkillsPanelProps) {
  return (
    <Panel title={title} tight>
      <table className="w-full border-collapse text-16 md:text-14">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} ps-0 text-left`}>
              Skill
            </th>
            <th scope="col" className={`${head} text-left`}>
              Char
            </th>
            <th scope="col" className={`${head} text-right`}>
              Ranks
            </th>
            <th scope="col" className={`${head} pe-0 text-right`}>
              Dice
            </th>
          </tr>
        </thead>
        <tbody>
          {skills.map((skill) => (
            <SkillRow key={skill} characterId={characterId} score={scoreOf(skill)} />
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

/** Shown instead of the skills if a score is missing; names it. */
export function SkillsMissing({ missing }: { readonly missing: string }) {
  return (
    <Panel title="Unable to load skills" tight>
      <p role="alert">{missing}</p>
    </Panel>
  )
}

interface SkillRowProps {
  readonly characterId: string
  readonly score: SkillScore
}

/** The column of the characteristic has room for this many letters. */
const SHORT_LENGTH = 3
const cell = 'border-b border-line px-1 py-1 group-last:border-0'

/** A skill; pressing anywhere on its row opens the tray with its pool. */
function SkillRow({ characterId, score }: SkillRowProps) {
  const { skill, characteristic, value, ranks } = score
  const tray = useTray()
  const selected = tray.skill === skill && tray.characterId === characterId && tray.reason === ''
  const pool = skillPool(value, ranks)
  const note = `${camelCaseToWords(characteristic)} ${value}, ${ranks} ${ranks === 1 ? 'rank' : 'ranks'}`
  return (
    // The button in the row is for keyboards and screen readers; its click bubbles to the row.
    <tr
      onClick={() => openTray({ pool, note, skill, characterId })}
      className={classNames(
        'group h-hit cursor-pointer md:h-9',
        selected
          ? 'bg-mark-tint text-ink shadow-[-10px_0_0_var(--color-mark-tint),10px_0_0_var(--color-mark-tint)]'
          : 'hover:bg-raised',
      )}
    >
      <th
        scope="row"
        className={classNames(cell, 'ps-0 text-left font-medium whitespace-nowrap', selected && 'font-bold')}
      >
        <button type="button" aria-pressed={selected} className="min-h-9 text-left">
          {camelCaseToWords(skill)}
        </button>
      </th>
      <td className={classNames(cell, !selected && 'text-ink-2')}>
        <span aria-hidden="true">{camelCaseToWords(characteristic).slice(0, SHORT_LENGTH)}</span>
        <span className="sr-only">{camelCaseToWords(characteristic)}</span>
      </td>
      <td className={classNames(cell, 'text-right', !selected && 'text-ink-2')}>{ranks}</td>
      <td className={classNames(cell, 'pe-0 text-right')}>
        <DicePips pool={pool} />
      </td>
    </tr>
  )
}
