import type { ReactNode } from 'react'

/** Stands in the middle of an empty table. */
export function TableNotice({ children }: { readonly children: ReactNode }) {
  return (
    <div className="absolute inset-y-0 right-(--table-panel,0px) left-0 grid place-content-center justify-items-center gap-2 p-6 text-center">
      {children}
    </div>
  )
}
