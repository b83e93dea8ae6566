import type { ReactNode } from 'react'

/** Names and what they stand for, row by row; its children are `Fact`. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className="text-14">{children}</dl>
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 border-b border-line py-1.5 last:border-0">
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
