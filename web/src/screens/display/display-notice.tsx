import type { ReactNode } from 'react'

import { Wordmark } from '#look/wordmark.tsx'

/** A few words in the middle of the television. */
export function DisplayNotice({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-5 p-10 text-center">
      <Wordmark />
      <h1 className="font-serif text-[2.55rem] leading-[1.2] font-semibold">{title}</h1>
      {children}
    </div>
  )
}
