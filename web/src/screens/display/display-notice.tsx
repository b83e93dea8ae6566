import type { ReactNode } from 'react'

import { Wordmark } from '#look/wordmark.tsx'

/** A message in the center of the television. */
export function DisplayNotice({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="absolute inset-0 grid grid-cols-1 content-center-safe justify-items-center gap-5 overflow-y-auto p-[min(2.5rem,4vw)] text-center">
      <Wordmark />
      <h1 className="font-serif text-[min(2.55rem,9vw)] leading-[1.2] font-semibold wrap-break-word">{title}</h1>
      {children}
    </div>
  )
}
