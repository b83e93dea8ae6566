import type { EntityCard } from '@waybook/contract'
import { editorForm } from '@waybook/messages/editorForm'
import type { ReactNode } from 'react'

import { EntityImage } from '#parts/entity/entity-image.tsx'
import { RoundButton } from '#ui/button/round-button.tsx'

interface ReferenceRowProps {
  /** The reference as written. */
  readonly reference: string
  readonly entity: EntityCard | undefined
  readonly note?: ReactNode
  readonly children?: ReactNode
  readonly onRemove: () => void
}

/** An entity that the page refers to. */
export function ReferenceRow({ reference, entity, note, children, onRemove }: ReferenceRowProps) {
  const name = entity?.name ?? reference
  return (
    <li className="grid gap-2 border-b border-line py-1.5 last:border-0">
      <div className="grid grid-cols-[2.5rem_minmax(0,1fr)_3rem] items-center gap-x-3">
        {entity ? (
          <EntityImage entity={entity} sizes="40px" className="size-10 [--neatline-inset:4px]" />
        ) : (
          <span aria-hidden="true" className="size-10 rounded-plate bg-sunk" />
        )}
        <span className="grid min-w-0">
          <span className="font-semibold wrap-anywhere">{name}</span>
          {note === undefined ? null : <span className="text-14 text-ink-2">{note}</span>}
        </span>
        <RoundButton sign="cross" quiet label={editorForm.remove({ name })} onPress={onRemove} />
      </div>
      {children}
    </li>
  )
}
