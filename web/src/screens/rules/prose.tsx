import type { ReactNode } from 'react'

/** A paragraph of the rules. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <p className="max-w-measure font-serif text-18 text-pretty md:text-20 md:leading-[1.875rem]">{children}</p>
}
