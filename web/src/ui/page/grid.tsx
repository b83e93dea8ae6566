import type { ReactNode } from 'react'

/** One column, two at medium width, three at large; its children are `li`. */
export function Grid({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
      {children}
    </ul>
  )
}
