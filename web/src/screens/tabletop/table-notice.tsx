import type { ReactNode } from 'react'

import { usePageTitle } from '#ui/page/heading.tsx'
import { FailedPage } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { TableBar } from './hud/table-bar.tsx'

/** A notice in the middle of an empty table. */
function TableNotice({ children }: { readonly children: ReactNode }) {
  return (
    <div className="absolute inset-y-0 right-(--table-panel,0px) left-0 grid place-content-center justify-items-center gap-2 p-6 text-center">
      {children}
    </div>
  )
}

interface EmptyTableProps {
  readonly title: string
  readonly children?: string
}

/** Explains why there is nothing on the table. */
export function EmptyTable({ title, children }: EmptyTableProps) {
  usePageTitle(title)
  return (
    <TableNotice>
      <h1>{title}</h1>
      {children === undefined ? null : <p className="text-ink-2">{children}</p>}
    </TableNotice>
  )
}

interface TableLoadingProps {
  /** `null` while it is loading. */
  readonly error: Error | null
  readonly onRetry: () => void
}

/** A spinner until the table is loaded, or the error if that fails. */
export function TableLoading({ error, onRetry }: TableLoadingProps) {
  return (
    <>
      <TableNotice>
        {error ? (
          <FailedPage title="Error loading scene" reason={error.message} onRetry={onRetry} />
        ) : (
          <Spinner label="Loading virtual tabletop..." />
        )}
      </TableNotice>
      <TableBar href="/" />
    </>
  )
}
