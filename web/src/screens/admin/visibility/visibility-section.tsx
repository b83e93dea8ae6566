import { useQueryClient } from '@tanstack/react-query'
import type { ParamsOf, ShownCount } from '@waybook/contract'
import { admin } from '@waybook/messages/admin'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { UndoToast } from '#ui/state/undo-toast.tsx'
import { RichMessage, unseen } from '#ui/text/rich-message.tsx'

type Wanted = ParamsOf<'setVisibilityOfMany'>

/** Shows or hides the pages of a folder or with a tag. */
export function VisibilitySection() {
  const { data, error, refetch } = useOperation('countShown', {})
  const [done, setDone] = useState<{ readonly wanted: Wanted; readonly changed: readonly string[] } | null>(null)
  const queries = useQueryClient()
  const show = useWrite('setVisibilityOfMany', {
    params: (wanted: Wanted) => wanted,
    onSuccess: async ({ changed }, wanted) => {
      setDone('ids' in wanted.of || changed.length === 0 ? null : { wanted, changed })
      await queries.invalidateQueries({ queryKey: ['countShown'] })
    },
  })
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  const { folders, tags, inNoFolder } = data
  const all = inNoFolder.entities > 0 ? [...folders, inNoFolder] : folders
  const change = (of: Wanted['of'], visible: boolean) => show.mutate({ of, visible })
  const undo = () => {
    if (done) show.mutate({ of: { ids: [...done.changed] }, visible: !done.wanted.visible })
  }
  if (all.length === 0) return <EmptyState>{admin.noPages()}</EmptyState>
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-measure">{admin.showAbout()}</p>
      {show.error ? <ErrorAlert message={show.error.message} /> : null}
      <CountList
        title={admin.folders()}
        search={admin.searchFolders()}
        counts={all}
        nameOf={(name) => name || admin.noFolder()}
        onChange={(folder, visible) => change({ folder }, visible)}
        busy={show.isPending}
      />
      {tags.length > 0 ? (
        <CountList
          title={admin.tags()}
          search={admin.searchTags()}
          counts={tags}
          nameOf={(name) => `#${name}`}
          onChange={(tag, visible) => change({ tag }, visible)}
          busy={show.isPending}
        />
      ) : null}
      <UndoToast message={done && messageOf(done)} onUndo={undo} onEnd={() => setDone(null)} />
    </div>
  )
}

function messageOf({ wanted, changed }: { readonly wanted: Wanted; readonly changed: readonly string[] }): string {
  const count = changed.length
  return wanted.visible ? admin.canReadMore({ count }) : admin.noLongerSee({ count })
}

/** How many rows are shown before a search. */
const ROWS_MAX = 60

interface CountListProps {
  readonly title: string
  /** The label of the search. */
  readonly search: string
  readonly counts: readonly ShownCount[]
  readonly nameOf: (name: string) => string
  readonly onChange: (name: string, visible: boolean) => void
  readonly busy: boolean
}

function CountList({ title, search, counts, nameOf, onChange, busy }: CountListProps) {
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = counts.filter(({ name }) => nameOf(name).toLowerCase().includes(wanted))
  const shown = found.slice(0, ROWS_MAX)
  return (
    <Panel title={title}>
      {counts.length > ROWS_MAX ? (
        <TextField label={search} value={query} autoComplete="off" onChange={({ target }) => setQuery(target.value)} />
      ) : null}
      <ul aria-label={title}>
        {shown.map((count) => (
          <li
            key={count.name}
            className="grid items-center gap-x-4 gap-y-1 border-b border-line py-2 last:border-0 md:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className="min-w-0">
              <b className="block font-semibold wrap-anywhere">{nameOf(count.name)}</b>
              <span className="text-14 text-ink-2">{admin.canRead({ shown: count.shown, count: count.entities })}</span>
            </span>
            <span className="flex gap-2">
              <Button
                size="small"
                disabled={busy || count.shown === count.entities}
                onClick={() => onChange(count.name, true)}
              >
                <RichMessage parts={admin.show({ name: nameOf(count.name) }, unseen)} />
              </Button>
              <Button size="small" disabled={busy || count.shown === 0} onClick={() => onChange(count.name, false)}>
                <RichMessage parts={admin.hide({ name: nameOf(count.name) }, unseen)} />
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {shown.length < found.length ? (
        <p className="pt-2 text-14 text-ink-2">{admin.moreToSearch({ count: found.length - shown.length })}</p>
      ) : null}
    </Panel>
  )
}
