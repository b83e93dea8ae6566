import { PreviewCard as Card } from '@base-ui/react/preview-card'
import type { EntityCard } from '@waybook/contract'
import { useEffect, useId } from 'react'

import { useOperation } from '#api/operation-query.ts'

import { descriptionOf, firstSentence } from '../entity/description.ts'
import { EntityImage } from '../entity/entity-image.tsx'
import { EntityTags } from '../entity/entity-tags.tsx'
import { HiddenMark } from '../entity/hidden-mark.tsx'
import { typeNames } from '../entity/type-names.ts'

interface PreviewCardProps {
  readonly link: HTMLAnchorElement
  /** The id of the link's entity. */
  readonly id: string
}

/** A card next to the link, shown once the entity has loaded. An entity that the viewer may not see has no card. */
export function PreviewCard({ link, id }: PreviewCardProps) {
  const { data } = useOperation('getEntities', { ids: [id] })
  const entity = data?.entities[0]
  const cardId = useId()
  useEffect(() => {
    if (!entity) return
    link.setAttribute('aria-describedby', cardId)
    return () => link.removeAttribute('aria-describedby')
  }, [link, entity, cardId])
  if (!entity) return null
  return (
    <Card.Root open>
      <Card.Portal>
        <Card.Positioner anchor={link} align="start" sideOffset={6} collisionPadding={8} className="z-10 print:hidden">
          <Card.Popup
            id={cardId}
            data-preview=""
            className="w-80 max-w-(--available-width) animate-appear card p-3 text-ink shadow-2"
          >
            <Preview entity={entity} />
          </Card.Popup>
        </Card.Positioner>
      </Card.Portal>
    </Card.Root>
  )
}

function Preview({ entity }: { readonly entity: EntityCard }) {
  const sentence = firstSentence(descriptionOf(entity))
  return (
    <div className="grid lead-cols-20 gap-x-3 wrap-anywhere">
      <EntityImage entity={entity} sizes="5rem" className="size-20 [--neatline-inset:4px] [&_img]:object-[50%_22%]" />
      <div className="grid content-start gap-1">
        <p className="leading-tight font-serif text-18 font-semibold">{entity.name}</p>
        <p className="text-14 text-ink-2">{typeNames[entity.type].singular}</p>
        <HiddenMark entity={entity} className="block text-14 text-ink-2" />
      </div>
      {sentence === '' ? null : <p className="col-span-2 mt-2.5 line-clamp-4 text-14 text-pretty">{sentence}</p>}
      {entity.tags.length === 0 ? null : (
        <div className="col-span-2 mt-2.5">
          <EntityTags tags={entity.tags} />
        </div>
      )}
    </div>
  )
}
