import type { ReactNode } from 'react'

interface SpecimenProps {
  /** The shown element and its states. */
  readonly name: string
  readonly children: ReactNode
}

export function Specimen({ name, children }: SpecimenProps) {
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <figcaption className="text-14 text-ink-2">{name}</figcaption>
      <div>{children}</div>
    </figure>
  )
}
