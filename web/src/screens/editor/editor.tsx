import type { EditorView } from '@codemirror/view'
import type { AnswerOf, Person } from '@waybook/contract'
import { readFields, setField } from '@waybook/entity-text'
import { editor } from '@waybook/messages/editor'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'

import { useWriters } from '#api/live/use-writers.ts'
import { useMe } from '#api/session.ts'
import { usePageTitle } from '#ui/page/heading.tsx'
import { anywhere, usePageActions } from '#ui/page/page-actions.ts'
import { classNames } from '#ui/text/class-names.ts'

import { ConflictView } from './conflict/conflict-view.tsx'
import { EditorBar } from './editor-bar.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { EditorTabs } from './editor-tabs.tsx'
import { FieldsContext, textOf } from './form/fields-context.ts'
import { PropertiesForm } from './form/properties-form.tsx'
import { goToFirstFault } from './go-to-fault.ts'
import { Comparison, HistoryList } from './history/history-pane.tsx'
import { useHistory, type History } from './history/use-history.ts'
import { MoreDialog } from './more/more-dialog.tsx'
import { PageHead } from './page-head.tsx'
import { useEditorPart, type EditorPart } from './parts.ts'
import type { EditedPage } from './use-edited-page.ts'
import { useFindings } from './use-findings.ts'
import { WritingPane, type WritingMode } from './writing-pane.tsx'

interface EditorProps {
  readonly page: EditedPage
  /** The published text. */
  readonly latest: AnswerOf<'getSource'>
}

/** The editor of a page: its text, next to its properties or its history. */
export function Editor({ page, latest }: EditorProps) {
  const { part, choose } = useEditorPart()
  const [mode, setMode] = useState<WritingMode>('write')
  const [view, setView] = useState<EditorView | null>(null)
  const [isMoreOpen, setMoreOpen] = useState(false)
  const findings = useFindings(page)
  const history = useHistory(page, part === 'history')
  const read = readFields(page.text)
  const fields = read.ok ? read.fields : {}
  const name = textOf(fields['name']) || editor.untitled()
  const me = useMe()
  const others = withoutSelf(useWriters(page.id), me.user.firstName ?? '')
  const isOutdated = latest.version > page.base.version
  useLatest(page, latest, isOutdated)
  usePublishKey(page)
  usePageTitle(editor.editPage({ name }))
  const isHistory = part === 'history'
  const goToFault = () => goToFirstFault({ findings, view, choose, setMode })
  useFaultsShown(page.refusal, goToFault)
  return (
    <FieldsContext
      value={{
        fields,
        findings: findings.inFields,
        setField: (path, value) => page.setText((text) => setField(text, path, value)),
      }}
    >
      <div data-editor className="max-lg:pb-16">
        <EditorBar
          page={page}
          name={name}
          others={others}
          isHistory={isHistory}
          onHistory={() => choose(isHistory ? 'text' : 'history')}
          onMore={() => setMoreOpen(true)}
        />
        <h1 tabIndex={-1} className="sr-only">
          {editor.editPage({ name })}
        </h1>
        {page.conflict ? (
          <div className="pt-6">
            <ConflictView page={page} conflict={page.conflict} />
          </div>
        ) : (
          <>
            <EditorTabs part={part} onChoose={choose} />
            <EditorNotices
              page={page}
              others={others}
              faults={findings.all.filter(({ severity }) => severity === 'fault').length}
              isOutdated={isOutdated}
              onFirstFault={goToFault}
            />
            <Panes {...{ page, part, history, name }} isReadable={read.ok}>
              {mode === 'file' ? null : <PageHead />}
              <WritingPane {...{ page, findings, mode, onMode: setMode, view, onView: setView }} />
            </Panes>
          </>
        )}
        <MoreDialog page={page} name={name} open={isMoreOpen} onClose={() => setMoreOpen(false)} />
      </div>
    </FieldsContext>
  )
}

interface PanesProps {
  readonly page: EditedPage
  readonly part: EditorPart
  readonly history: History
  readonly name: string
  /** Whether the text's properties can be read. */
  readonly isReadable: boolean
  readonly children: ReactNode
}

/** The text, beside its properties or its history. On phones, only the chosen part. */
function Panes({ page, part, history, name, isReadable, children }: PanesProps) {
  const isHistory = part === 'history'
  return (
    <div className="mx-auto grid grid-cols-[minmax(0,1fr)] gap-x-14 pt-4 lg:grid-cols-[minmax(0,1fr)_21rem] xl:max-w-[76rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
      <div
        className={classNames('min-w-0 lg:max-w-[44rem]', part !== 'text' && 'max-lg:hidden', isHistory && 'lg:hidden')}
      >
        {children}
      </div>
      {isHistory ? (
        <div className="min-w-0 max-lg:order-2 max-lg:pt-8">
          <p className="mb-4 font-serif text-36 font-semibold">{name}</p>
          <Comparison history={history} />
        </div>
      ) : null}
      <aside
        aria-label={isHistory ? editor.history() : editor.properties()}
        className={part === 'text' ? 'max-lg:hidden' : undefined}
      >
        {isHistory ? (
          <HistoryList history={history} hasDraft={page.isChanged} />
        ) : isReadable ? (
          <PropertiesForm id={page.id} type={page.type} />
        ) : (
          <p>{editor.unreadable()}</p>
        )}
      </aside>
    </div>
  )
}

/** Scrolls to the reason when publishing is refused. */
function useFaultsShown(refusal: EditedPage['refusal'], goToFault: () => void): void {
  const show = useEffectEvent(goToFault)
  useEffect(() => {
    if (refusal?.why === 'faults') show()
    if (refusal?.why === 'failed') scrollTo({ top: 0 })
  }, [refusal])
}

/** The other writers. Presence has only first names, so this removes one game master with the viewer's first name. */
function withoutSelf(writers: readonly Person[], firstName: string): readonly Person[] {
  const own = writers.findIndex((one) => one.firstName === firstName && one.role === 'gameMaster')
  return writers.filter((_, place) => place !== own)
}

/** Shows what others publish if nothing was written here. */
function useLatest(page: EditedPage, latest: AnswerOf<'getSource'>, isOutdated: boolean): void {
  const { isChanged, isPublishing, startAgainFrom } = page
  const takeOver = useEffectEvent(() => startAgainFrom(latest))
  useEffect(() => {
    if (isOutdated && !isChanged && !isPublishing) takeOver()
  }, [isOutdated, isChanged, isPublishing])
}

/** Ctrl S, or Cmd S on a Mac, publishes. The key is taken even without changes; otherwise the browser would save the page as a file. */
function usePublishKey({ isChanged, publish }: EditedPage): void {
  const run = () => (isChanged ? publish() : undefined)
  usePageActions('page', [{ name: editor.publish(), keys: ['Mod+S'], run }], anywhere)
}
