import type { ChosenName, FolderReading, ImportedReport, ImportReading } from '@waybook/contract'
import { importPlan } from '@waybook/messages/importPlan'
import { type ReactNode, useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Switch } from '#ui/field/switch.tsx'

export interface ReadingChoicesProps {
  readonly read: FolderReading
  readonly report: ImportedReport
  /** The choices so far, which the server may still be counting. */
  readonly chosen: ImportReading
  readonly onChange: (changed: ImportReading) => void
}

interface QuestionProps {
  readonly title: string
  readonly about: string
  readonly action: ReactNode
  readonly children?: ReactNode
}

/** A question about the files: its count, what happens without an answer, and the answers. */
export function Question({ title, about, action, children }: QuestionProps) {
  return (
    <li className="border-b border-line py-2.5">
      <div className="grid items-center gap-x-4 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]">
        <span className="min-w-0 wrap-anywhere">
          <b className="block font-semibold">{title}</b>
          <span className="block text-14 text-ink-2">{about}</span>
        </span>
        <span className="flex flex-wrap items-center gap-2">{action}</span>
      </div>
      {children}
    </li>
  )
}

const NAMED = 3

/** Some of the names: `DM notes, GM only and 4 more` */
export function firstOf(names: readonly string[]): string {
  const first = names.slice(0, NAMED).join(', ')
  const others = names.length - NAMED
  return others > 0 ? importPlan.andMore({ names: first, count: others }) : first
}

interface NameQuestionProps extends QuestionProps {
  readonly names: readonly ChosenName[]
  readonly wanted: readonly string[]
  /** What a switch does with its name. */
  readonly verb: string
  readonly onChange: (names: string[]) => void
}

/** A question about several names, each of which can be chosen in a list. */
export function NameQuestion({ names, wanted, verb, onChange, action, ...question }: NameQuestionProps) {
  const [open, setOpen] = useState(false)
  const choose = (name: string, on: boolean) => onChange(on ? [...wanted, name] : wanted.filter((one) => one !== name))
  return (
    <Question
      {...question}
      action={
        <>
          {action}
          <Button size="dense" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? importPlan.closeList() : importPlan.choose()}
            <span className="sr-only">{`: ${question.title}`}</span>
          </Button>
        </>
      }
    >
      {open ? (
        <ul className="grid gap-x-6 pt-2 md:grid-cols-2">
          {names.map(({ name, pages }) => (
            <li key={name} className="min-w-0 wrap-anywhere">
              <Switch
                label={importPlan.nameAndPages({ name, count: pages })}
                about={verb}
                checked={wanted.includes(name)}
                onChange={(on) => choose(name, on)}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </Question>
  )
}
