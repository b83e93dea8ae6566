import type { Entity, Experience, ExperienceEntry } from '@waybook/contract'
import { sheetExperience } from '@waybook/messages/sheetExperience'
import { careerOf } from '@waybook/rules'
import { useState } from 'react'

import { useSkills } from '#parts/entity/use-skills.ts'
import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert, StatusLine } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { RichMessage } from '#ui/text/rich-message.tsx'
import { skillName } from '#ui/text/skill-names.ts'
import { formatDateTime } from '#ui/text/words.ts'

import { SpendDialog } from './spend-dialog.tsx'
import { useExperience, type ExperienceOfCharacter } from './use-experience.ts'

/** A character's career and experience, and the purchases made with it. */
export function ExperiencePanel({ character }: { readonly character: Entity }) {
  const found = useExperience(character.id)
  const { experience, error, retry } = found
  return (
    <Panel title={sheetExperience.experience()} tight flat>
      <CareerLine character={character} />
      {error ? <ErrorAlert message={sheetExperience.loadFailed({ reason: error.message })} onRetry={retry} /> : null}
      {experience ? (
        <Balance character={character} experience={experience} found={found} />
      ) : error ? null : (
        <Spinner />
      )}
    </Panel>
  )
}

const careerElements = { label: (words: string) => <span className="text-ink-2">{words}</span> }

function CareerLine({ character }: { readonly character: Entity }) {
  const skills = useSkills()
  const career = careerOf(character.properties, skills)
  if (career.name === '' && career.skills.length === 0) return null
  return (
    <p className="mb-3 text-14">
      {career.name === '' ? null : (
        <span>
          <RichMessage parts={sheetExperience.career({ career: career.name }, careerElements)} />
        </span>
      )}
      {career.skills.length === 0 ? null : (
        <span className="block text-ink-2">
          {sheetExperience.careerSkillsOf({ skills: career.skills.map((id) => skillName(skills, id)).join(', ') })}
        </span>
      )}
    </p>
  )
}

interface BalanceProps {
  readonly character: Entity
  readonly experience: Experience
  readonly found: ExperienceOfCharacter
}

const balanceElements = {
  number: (words: string) => (
    <output aria-label={sheetExperience.left()} className="font-serif text-26 font-semibold text-ink lining-nums">
      {words}
    </output>
  ),
}

function Balance({ character, experience, found }: BalanceProps) {
  const [isOpen, setOpen] = useState(false)
  const { left, total, entries } = experience
  return (
    <>
      <div className="flex items-end justify-between gap-3">
        <p className="text-14 text-ink-2">
          <RichMessage parts={sheetExperience.leftOf({ left, total }, balanceElements)} />
        </p>
        <Button
          size="dense"
          onClick={() => setOpen(true)}
          disabledReason={total === 0 ? sheetExperience.noneGiven() : undefined}
        >
          {sheetExperience.spend()}
        </Button>
      </div>
      {entries.length === 0 ? null : <Log entries={entries} undo={found.undo} />}
      {isOpen ? (
        <SpendDialog character={character} left={left} spend={found.spend} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

/** The number of entries to show at first. */
const FEW = 4

interface LogProps {
  readonly entries: readonly ExperienceEntry[]
  readonly undo: ExperienceOfCharacter['undo']
}

/** The awards and purchases, newest first. */
function Log({ entries, undo }: LogProps) {
  const [all, setAll] = useState(false)
  return (
    <>
      <ul aria-label={sheetExperience.log()} className="mt-3 border-t border-line">
        {(all ? entries : entries.slice(0, FEW)).map((entry) => (
          <Entry key={entry.id} entry={entry} busy={undo.pending === entry.id} onUndo={() => undo.mutate(entry.id)} />
        ))}
      </ul>
      {entries.length > FEW && !all ? (
        <Button size="dense" variant="ghost" onClick={() => setAll(true)}>
          {sheetExperience.showAll({ count: entries.length })}
        </Button>
      ) : null}
      <StatusLine>{undo.error ? undo.error.message : null}</StatusLine>
    </>
  )
}

interface EntryProps {
  readonly entry: ExperienceEntry
  readonly busy: boolean
  readonly onUndo: () => void
}

function Entry({ entry, busy, onUndo }: EntryProps) {
  const { amount, text, by, at, undone, undoable } = entry
  const date = formatDateTime(at)
  const what = text === '' ? sheetExperience.given() : text
  return (
    <li className="flex min-h-13 items-center gap-3 border-b border-line py-1 last:border-0">
      <b
        className={classNames(
          'w-10 shrink-0 text-right font-semibold lining-nums',
          undone && 'text-ink-2 line-through',
        )}
      >
        {amount > 0 ? `+${amount}` : amount === 0 ? '0' : `−${-amount}`}
      </b>
      <p className="leading-tight min-w-0 flex-1">
        <span className={classNames('block wrap-anywhere', undone && 'text-ink-2 line-through')}>{what}</span>
        <span className="block text-12 text-ink-2">
          {undone ? sheetExperience.undoneByAt({ by, date }) : sheetExperience.byAt({ by, date })}
        </span>
      </p>
      {undoable ? (
        <Button size="dense" aria-label={sheetExperience.undoEntry({ entry: what })} onClick={onUndo} busy={busy}>
          {sheetExperience.undo()}
        </Button>
      ) : null}
    </li>
  )
}
