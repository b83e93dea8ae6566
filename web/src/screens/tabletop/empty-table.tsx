import { usePageTitle } from '#ui/page/page-title.ts'

import { TableNotice } from './table-notice.tsx'

interface EmptyTableProps {
  readonly title: string
  readonly children?: string
}

/** Why there is nothing on the table. */
export function EmptyTable({ title, children }: EmptyTableProps) {
  usePageTitle(title)
  return (
    <TableNotice>
      <h1>{title}</h1>
      {children === undefined ? null : <p className="text-ink-2">{children}</p>}
    </TableNotice>
  )
}
