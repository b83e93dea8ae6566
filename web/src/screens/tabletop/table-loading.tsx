import { FailedPage } from '#ui/state/failed-page.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { TableBar } from './hud/table-bar.tsx'
import { TableNotice } from './table-notice.tsx'

interface TableLoadingProps {
  /** Why it could not be loaded. */
  readonly error: Error | null
  readonly onRetry: () => void
}

/** Until the table is there. */
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
