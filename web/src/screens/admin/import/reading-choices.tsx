import { importPlan } from '@waybook/messages/importPlan'
import { useId } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { RichMessage, unseen } from '#ui/text/rich-message.tsx'

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
          {importPlan.whatYouDecide()}
        </h3>
        <p className="text-14 text-ink-2">{importPlan.savedFilesStay()}</p>
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
      title={importPlan.looksLikeGameMasters({ count: pages })}
      about={
        wanted.length > 0
          ? importPlan.onlyYouRead({ names: firstOf(wanted) })
          : importPlan.playersRead({ names: firstOf(all) })
      }
      names={hide}
      wanted={wanted}
      verb={importPlan.hide()}
      onChange={(names) => onChange({ hide: names })}
      action={
        <div className="w-60">
          <Segments
            label={importPlan.keepHiddenNames({ names: firstOf(all) })}
            terse
            quiet
            options={[
              { value: 'hide', label: importPlan.keepHidden() },
              { value: 'show', label: importPlan.dontHide() },
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
      title={importPlan.ownKeys({ count: all.length })}
      about={
        wanted.length > 0
          ? importPlan.everyoneSees({ names: firstOf(wanted) })
          : importPlan.shownToNobody({ names: firstOf(all) })
      }
      names={properties}
      wanted={wanted}
      verb={importPlan.show()}
      onChange={(names) => onChange({ properties: names })}
      action={null}
    />
  )
}

function MissingPages({ read: { pages }, report: { missing }, onChange }: ReadingChoicesProps) {
  const names = pages.length > 0 ? pages : missing
  const made = pages.length > 0
  const count = names.length
  return (
    <Question
      title={made ? importPlan.becameHidden({ count }) : importPlan.linksWithoutPage({ count })}
      about={made ? firstOf(names) : importPlan.stayWords({ names: firstOf(names) })}
      action={
        made ? (
          <Button size="dense" onClick={() => onChange({ pages: [] })}>
            <RichMessage parts={importPlan.undoHiddenPages(unseen)} />
          </Button>
        ) : (
          <Button size="dense" onClick={() => onChange({ pages: [...missing] })}>
            {importPlan.makeHidden({ count })}
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
      title={importPlan.filesLeftOut({ count: files, names: firstOf(names) })}
      about={importPlan.looksLikePatterns()}
      action={
        <Button size="dense" onClick={() => onChange({ folders: { ...chosen.folders, ...notes } })}>
          {importPlan.readThemToo()}
        </Button>
      }
    />
  )
}
