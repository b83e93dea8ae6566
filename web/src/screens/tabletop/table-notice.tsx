import { tableWords } from '@waybook/messages/tableWords'
import type { ReactNode } from 'react'

import { useMe } from '#api/session.ts'
import { ContourBackground } from '#look/contours.tsx'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { FailedPage } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { TableBar } from './hud/table-bar.tsx'

/** A text that replaces the map, on the night ground. A long text scrolls below the bar. */
export function TableNotice({ children }: { readonly children: ReactNode }) {
  return (
    <div className="absolute inset-0 night">
      <ContourBackground seed="the table" className="absolute text-control opacity-20" />
      <div className="absolute top-0 right-(--table-panel,0px) bottom-(--table-panel-below,0px) left-0 flex overflow-y-auto px-4 pt-20 pb-10 text-center md:px-8">
        {/* Automatic margins, because a centered item taller than the window can't scroll to its top. */}
        <div className="m-auto grid justify-items-center gap-2">{children}</div>
      </div>
    </div>
  )
}

interface TableLoadingProps {
  readonly campaignId: string
  /** `null` while loading. */
  readonly error: Error | null
  readonly onRetry: () => void
}

/** A spinner until the table has loaded, or the error. For another campaign's URL, also a link to this campaign's table. */
export function TableLoading({ campaignId, error, onRetry }: TableLoadingProps) {
  const { campaign } = useMe()
  return (
    <>
      <TableNotice>
        {error ? (
          <div className="text-start">
            <FailedPage title={tableWords.failed()} reason={error.message} onRetry={onRetry} />
          </div>
        ) : (
          <Spinner label={tableWords.loading()} />
        )}
        {error && campaignId !== campaign.id ? (
          <ButtonLink href={`/vtt/${campaign.id}`}>{tableWords.tableOf({ campaign: campaign.name })}</ButtonLink>
        ) : null}
      </TableNotice>
      <TableBar href="/" />
    </>
  )
}
