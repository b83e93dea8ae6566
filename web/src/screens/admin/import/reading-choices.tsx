import { useId } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Segments } from '#ui/field/segments.tsx'

import { LargePictures, Twins } from './file-questions.tsx'
import { firstOf, NameQuestion, Question, type ReadingChoicesProps } from './question.tsx'

/** What the game master is asked about the files: each question with a count, what happens without an answer, and a button. */
export function ReadingChoices({ read, report, chosen, onChange }: ReadingChoicesProps) {
  const id = useId()
  const { hide, properties, pages, folders, names, leaveOut } = read
  const templates = folders.filter(({ name, type }) => type === 'none' || chosen.folders?.[name] === 'none')
  const { missing, twins, scaled } = report
  const asks = [hide, properties, missing, pages, templates, twins, names, scaled, leaveOut]
  if (asks.every(({ length }) => length === 0)) return null
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
        {missing.length + pages.length > 0 ? <MissingPages {...questions} /> : null}
        {properties.length > 0 ? <OwnKeys {...questions} /> : null}
        {twins.length + names.length > 0 ? <Twins {...questions} /> : null}
        {scaled.length + leaveOut.length > 0 ? <LargePictures {...questions} /> : null}
        {templates.length > 0 ? <LeftFolders {...questions} names={templates.map(({ name }) => name)} /> : null}
      </ul>
    </section>
  )
}

function HiddenNames({ read: { hide }, chosen, onChange }: ReadingChoicesProps) {
  const wanted = chosen.hide ?? hide.flatMap(({ name, chosen: isChosen }) => (isChosen ? [name] : []))
  const all = hide.map(({ name }) => name)
  const pages = hide.reduce((sum, one) => sum + one.pages, 0)
  return (
    <NameQuestion
      title={
        pages === 1
          ? '1 place looks like the game master’s: keep it hidden?'
          : `${pages} places look like the game master’s: keep them hidden?`
      }
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
        <div className="w-60">
          <Segments
            label={`Keep hidden: ${firstOf(all)}`}
            terse
            quiet
            options={[
              { value: 'hide', label: 'Keep hidden' },
              { value: 'show', label: 'Don’t hide' },
            ]}
            value={wanted.length > 0 ? 'hide' : 'show'}
            onChange={(answer) => onChange({ hide: answer === 'hide' ? all : [] })}
          />
        </div>
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
