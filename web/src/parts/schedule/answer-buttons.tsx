import { ANSWER_NOTE_MAX, type PlannedSession } from '@waybook/contract'
import { scheduleAnswers } from '@waybook/messages/scheduleAnswers'
import type { Attendance } from '@waybook/rules'
import { useState, type KeyboardEvent } from 'react'

import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { Icon } from '#ui/text/icon.tsx'

import { answerWords } from './answers.ts'
import { useAnswer } from './use-schedule.ts'

interface AnswerButtonsProps {
  readonly session: PlannedSession
  /** The date in a poll. */
  readonly optionId?: string | null
  /** The date in words, for screen readers. */
  readonly date: string
}

/** One tap answers a date. Its keys are the first letters of the answers. */
export function AnswerButtons({ session, optionId = null, date }: AnswerButtonsProps) {
  const { own, answer, error, isSaved } = useAnswer(session, optionId)
  const say = (value: Attendance) => answer({ answer: value, note: own?.answer === value ? own.note : '' })
  const press = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const found = answerWords().find(({ label }) => label.toLowerCase().startsWith(key.toLowerCase()))
    if (found && !altKey && !ctrlKey && !metaKey) say(found.value)
  }
  const asksForNote = optionId === null && own !== undefined && own.answer !== 'yes'
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are a short cut for its buttons */}
      <fieldset
        aria-label={scheduleAnswers.canYouCome({ date })}
        onKeyDown={press}
        className="grid min-w-0 grid-cols-4 gap-1.5"
      >
        {answerWords().map(({ value, label, icon }) => (
          <button
            key={value}
            type="button"
            aria-pressed={own?.answer === value}
            onClick={() => say(value)}
            className={classNames(
              'inline-flex min-h-hit min-w-0 items-center justify-center gap-1 rounded-control px-1 font-semibold max-sm:text-14',
              'border-[1.5px] marks-pressed border-control hover:bg-raised',
            )}
          >
            <Icon name={icon} className="size-4.5 shrink-0 max-[26rem]:hidden" />
            {label}
          </button>
        ))}
      </fieldset>
      {asksForNote ? (
        <AnswerNote
          key={own.answer}
          note={own.note}
          label={own.answer === 'late' ? scheduleAnswers.whenArrive() : scheduleAnswers.why()}
          onSave={(note) => answer({ answer: own.answer, note })}
        />
      ) : null}
      {error ? <StatusLine>{scheduleAnswers.notSaved({ reason: error.message })}</StatusLine> : null}
      <StatusLine quiet>{isSaved && !error ? scheduleAnswers.saved() : null}</StatusLine>
    </div>
  )
}

interface AnswerNoteProps {
  readonly note: string
  readonly label: string
  readonly onSave: (note: string) => void
}

function AnswerNote({ note, label, onSave }: AnswerNoteProps) {
  const [text, setText] = useState(note)
  return (
    <form action={() => onSave(text)} className="mt-2">
      <TextField
        label={label}
        value={text}
        maxLength={ANSWER_NOTE_MAX}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        action={
          <Button type="submit" className="shrink-0">
            {scheduleAnswers.add()}
          </Button>
        }
      />
    </form>
  )
}
