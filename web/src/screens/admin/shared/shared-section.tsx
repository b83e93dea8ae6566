import { useQueryClient } from '@tanstack/react-query'
import type { Share } from '@waybook/contract'
import { adminShared } from '@waybook/messages/adminShared'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { endOf, titleOf } from '#parts/share/share-words.ts'
import { Button } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/button/copy-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { PublishSection } from './publish-section.tsx'
import { factsOf, isShareOpen } from './share-row-words.ts'

/** The links that show pages to people without an account. */
export function SharedSection() {
  const { data, error, refetch } = useOperation('listShares', {})
  const [now] = useState(() => Date.now())
  const queries = useQueryClient()
  const onSettled = async () => await queries.invalidateQueries({ queryKey: ['listShares'] })
  const end = useWrite('revokeShare', { params: (id: string) => ({ id }), onSettled })
  const reopen = useWrite('reopenShare', {
    params: (id: string) => ({ id, until: endOf('month', Date.now()) }),
    onSettled,
  })
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  const open = data.shares.filter((share) => isShareOpen(share, now))
  const failure = end.error ?? reopen.error
  return (
    <div className="grid gap-8">
      <RailSection title={adminShared.links()}>
        {failure ? <ErrorAlert message={failure.message} /> : null}
        {data.shares.length === 0 ? (
          <EmptyState>{adminShared.nothingShared()}</EmptyState>
        ) : (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <output className="text-14 text-ink-2">
                {adminShared.openAndEnded({ open: open.length, ended: data.shares.length - open.length })}
              </output>
              {open.length > 1 ? (
                <EndAll count={open.length} onEnd={() => open.forEach(({ id }) => end.mutate(id))} />
              ) : null}
            </div>
            <ul aria-label={adminShared.links()}>
              {data.shares.map((share) => (
                <ShareRow
                  key={share.id}
                  share={share}
                  now={now}
                  onEnd={() => end.mutate(share.id)}
                  onReopen={() => reopen.mutate(share.id)}
                />
              ))}
            </ul>
          </>
        )}
      </RailSection>
      <PublishSection />
    </div>
  )
}

interface ShareRowProps {
  readonly share: Share
  readonly now: number
  readonly onEnd: () => void
  readonly onReopen: () => void
}

function ShareRow({ share, now, onEnd, onReopen }: ShareRowProps) {
  const { url, pages } = share
  const [first] = pages
  const title = titleOf(pages)
  const isOpen = isShareOpen(share, now)
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1 border-b border-line py-2.5 md:grid-cols-[2.75rem_minmax(0,1fr)_auto]">
      {first ? <EntityImage entity={first} sizes="2.75rem" className="size-11 [--neatline-inset:4px]" /> : <span />}
      <span className="min-w-0">
        <b className={`block font-semibold wrap-anywhere ${isOpen ? '' : 'text-ink-2'}`}>{title}</b>
        <span className="block text-14 wrap-anywhere text-ink-2">{factsOf(share, now)}</span>
      </span>
      <span className="flex flex-wrap items-center gap-2 max-md:col-start-2">
        {isOpen && url !== null ? <CopyButton text={url}>{adminShared.copy()}</CopyButton> : null}
        <Button
          size="dense"
          aria-label={isOpen ? adminShared.endLink({ title }) : adminShared.openLinkAgain({ title })}
          onClick={isOpen ? onEnd : onReopen}
        >
          {isOpen ? adminShared.end() : adminShared.openAgain()}
        </Button>
      </span>
    </li>
  )
}

function EndAll({ count, onEnd }: { readonly count: number; readonly onEnd: () => void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="danger" size="dense" onClick={() => setAsking(true)}>
        {adminShared.endAll({ count })}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={adminShared.endAllQuestion({ count })}>
        <p>{adminShared.endAllConsequence()}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => setAsking(false)}>{adminShared.cancel()}</Button>
          <Button
            variant="danger"
            onClick={() => {
              setAsking(false)
              onEnd()
            }}
          >
            {adminShared.endThem()}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
