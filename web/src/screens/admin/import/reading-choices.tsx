import type { ChosenName, FolderReading, ImportedReport, ImportReading } from '@waybook/contract'
import { type ReactNode, useId, useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Switch } from '#ui/field/switch.tsx'

interface ReadingChoicesProps {
  readonly read: FolderReading
  readonly report: ImportedReport
  /** The choices so far, which the server may still be counting. */
  readonly chosen: ImportReading
  readonly onChange: (changed: ImportReading) => void
}

/** What the game master is asked about the files: each question with a count, what happens without an answer, and a button. */
export function ReadingChoices({ read, report, chosen, onChange }: ReadingChoicesProps) {
  const id = useId()
  const { hide, properties, pages, folders } = read
  const templates = folders.filter(({ name, type }) => type === 'none' || chosen.folders?.[name] === 'none')
  const asks = [hide, properties, report.missing, pages, templates].some(({ length }) => length > 0)
  if (!asks) return null
  const questions = { read, report, chosen, onChange }
  return (
    <section aria-labelledby={id}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3 pb-1">
        <h3 id={id} className="text-22">
          What you can decide
        </h3>
        <p className="text-14 text-ink-2">Saved in campaign.yaml, your files stay as they are</p>
      </header>
      <ul>
        {hide.length > 0 ? <HiddenNames {...questions} /> : null}
        {report.missing.length + pages.length > 0 ? <MissingPages {...questions} /> : null}
        {properties.length > 0 ? <OwnKeys {...questions} /> : null}
        {templates.length > 0 ? <LeftFolders {...questions} names={templates.map(({ name }) => name)} /> : null}
      </ul>
    </section>
  )
}

interface QuestionProps {
  readonly title: string
  readonly about: string
  readonly action: ReactNode
  readonly children?: ReactNode
}

function Question({ title, about, action, children }: QuestionProps) {
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

/** `DM notes, GM only and 4 more` */
function firstOf(names: readonly string[]): string {
  const others = names.length - NAMED
  return names.slice(0, NAMED).join(', ') + (others > 0 ? ` and ${others} more` : '')
}

function HiddenNames({ read: { hide }, chosen, onChange }: ReadingChoicesProps) {
  const wanted = chosen.hide ?? hide.flatMap(({ name, chosen: isChosen }) => (isChosen ? [name] : []))
  const all = hide.map(({ name }) => name)
  const pages = hide.reduce((sum, one) => sum + one.pages, 0)
  return (
    <NameQuestion
      title={pages === 1 ? '1 place looks like the game master’s' : `${pages} places look like the game master’s`}
      about={
        wanted.length > 0
          ? `Only you read what is below ${firstOf(wanted)}, also after you show the page.`
          : `Players read what is below ${firstOf(all)} once you show the page.`
      }
      names={hide}
      wanted={wanted}
      verb="Hide"
      onChange={(names) => onChange({ hide: names })}
      action={
        <Switch
          label="Keep hidden"
          about={firstOf(all)}
          checked={wanted.length > 0}
          onChange={(on) => onChange({ hide: on ? all : [] })}
        />
      }
    />
  )
}

function OwnKeys({ read: { properties }, chosen, onChange }: ReadingChoicesProps) {
  const wanted = chosen.properties ?? []
  const all = properties.map(({ name }) => name)
  return (
    <NameQuestion
      title={all.length === 1 ? 'Pages have a key of your own' : `Pages have ${all.length} keys of your own`}
      about={
        wanted.length > 0
          ? `Everyone who reads a page sees its ${firstOf(wanted)}.`
          : `${firstOf(all)}: kept in the files, shown to nobody.`
      }
      names={properties}
      wanted={wanted}
      verb="Show"
      onChange={(names) => onChange({ properties: names })}
      action={null}
    />
  )
}

interface NameQuestionProps extends QuestionProps {
  readonly names: readonly ChosenName[]
  readonly wanted: readonly string[]
  readonly verb: 'Hide' | 'Show'
  readonly onChange: (names: string[]) => void
}

/** A question about several names, each of which can be chosen in a list. */
function NameQuestion({ names, wanted, verb, onChange, action, ...question }: NameQuestionProps) {
  const [open, setOpen] = useState(false)
  const choose = (name: string, on: boolean) => onChange(on ? [...wanted, name] : wanted.filter((one) => one !== name))
  return (
    <Question
      {...question}
      action={
        <>
          {action}
          <Button size="dense" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Close the list' : 'Choose'}
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
                label={`${name} (${pages === 1 ? '1 page' : `${pages} pages`})`}
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

function MissingPages({ read: { pages }, report: { missing }, onChange }: ReadingChoicesProps) {
  const names = pages.length > 0 ? pages : missing
  const made = pages.length > 0
  const count = names.length === 1 ? '1 name' : `${names.length} names`
  return (
    <Question
      title={
        made
          ? `${count} became ${names.length === 1 ? 'a hidden page' : 'hidden pages'}`
          : `Links lead to ${count} without a page`
      }
      about={`${firstOf(names)}${made ? '' : ': these links stay plain words.'}`}
      action={
        made ? (
          <Button size="dense" onClick={() => onChange({ pages: [] })}>
            Undo
            <span className="sr-only">: hidden pages</span>
          </Button>
        ) : (
          <Button size="dense" onClick={() => onChange({ pages: [...missing] })}>
            {names.length === 1 ? 'Make a hidden page' : `Make ${names.length} hidden pages`}
          </Button>
        )
      }
    />
  )
}

/** Folders that look like templates, which are left out. */
function LeftFolders({ names, read, chosen, onChange }: ReadingChoicesProps & { readonly names: readonly string[] }) {
  const files = read.folders.reduce((sum, one) => sum + (names.includes(one.name) ? one.files : 0), 0)
  const notes = Object.fromEntries(names.map((name) => [name, 'note' as const]))
  return (
    <Question
      title={`${files === 1 ? '1 file' : `${files} files`} in ${firstOf(names)} ${files === 1 ? 'is' : 'are'} left out`}
      about="They look like patterns for notes."
      action={
        <Button size="dense" onClick={() => onChange({ folders: { ...chosen.folders, ...notes } })}>
          Read them too
        </Button>
      }
    />
  )
}
