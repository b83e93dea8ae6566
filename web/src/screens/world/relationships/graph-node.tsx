import { Link } from '@tanstack/react-router'
import { graphKindOf } from '@waybook/contract'
import { memo } from 'react'

import { Placeholder } from '#look/placeholder/placeholder.tsx'
import type { Viewport } from '#parts/map/viewport.ts'
import { Face } from '#ui/picture/face.tsx'
import { classNames } from '#ui/text/class-names.ts'

import type { GraphFilter } from './graph-filter.ts'
import { nameBox, type DrawnNode } from './layout/drawing.ts'
import type { Box } from './layout/place-labels.ts'

interface GraphNodeProps {
  readonly drawn: DrawnNode
  readonly filter: GraphFilter
  /** The box of the name, in pixels of the scaled drawing. Null if there is no room. */
  readonly name: Box | null
  readonly scale: number
  readonly isMarked: boolean
  readonly onMark: (id: string | null) => void
  /** Pans to the node when it gets the focus by keyboard. */
  readonly viewport: Viewport
}

/** An entity in the graph: a round portrait for people, a rounded square for everything else. Choosing it makes it the center. */
export const GraphNodeLink = memo(function GraphNodeLink(props: GraphNodeProps) {
  const { drawn, filter, name, scale, isMarked, onMark, viewport } = props
  const { node, x, y, px, isSmall } = drawn
  const isCentre = node.hop === 0
  const place = name ?? nameBox(drawn, scale)
  return (
    <Link
      to="/world/relationships/$"
      params={{ _splat: node.id }}
      search={filter}
      draggable={false}
      data-node={node.id}
      aria-label={node.name}
      onPointerEnter={() => onMark(node.id)}
      onPointerLeave={() => onMark(null)}
      onFocus={({ currentTarget }) => {
        onMark(node.id)
        if (!currentTarget.matches(':focus-visible')) return
        const box = currentTarget.getBoundingClientRect()
        viewport.reveal(box.x + box.width / 2, box.y + box.height / 2, box.width)
      }}
      onBlur={() => onMark(null)}
      // The size is the same at every scale.
      style={{
        left: x,
        top: y,
        width: px,
        height: px,
        transform: 'translate(-50%,-50%) scale(calc(1 / var(--zoom, 1)))',
      }}
      className={classNames(
        'absolute text-ink no-underline before:absolute before:-inset-1 before:min-h-6 before:min-w-6 focus-visible:outline-offset-4',
        graphKindOf[node.type] === 'people' ? 'rounded-round' : 'rounded-panel',
        isMarked ? 'z-20' : isCentre && 'z-10',
      )}
    >
      <span
        // Initials and placeholders are not part of the name.
        aria-hidden="true"
        className={classNames(
          'block size-full overflow-hidden rounded-[inherit] border-3 border-surface bg-sunk outline-[1.5px] outline-control',
          (isCentre || isMarked) && 'outline-[3px] outline-mark',
        )}
      >
        <NodePicture drawn={drawn} />
      </span>
      {name || isMarked ? (
        <span
          style={{ left: px / 2 + place.x - x * scale, top: px / 2 + place.y - y * scale }}
          className={classNames(
            'pointer-events-none absolute -translate-1/2 rounded-tag px-1.5 text-center whitespace-nowrap',
            isCentre
              ? 'font-serif text-20 font-semibold max-md:text-14'
              : classNames('font-semibold max-md:text-12', isSmall ? 'text-12 leading-4' : 'text-14 leading-5'),
            isMarked ? 'bg-mark-tint' : isSmall ? 'bg-surface/70' : 'bg-surface',
          )}
        >
          {node.name}
        </span>
      ) : null}
    </Link>
  )
})

function NodePicture({ drawn: { node } }: Pick<GraphNodeProps, 'drawn'>) {
  if (graphKindOf[node.type] === 'people') return <Face name={node.name} picture={node.image} />
  if (!node.image) return <Placeholder type={node.type} id={node.id} plain />
  return (
    <img
      src={node.image.thumbnails.small}
      alt=""
      draggable={false}
      decoding="async"
      className="size-full object-cover object-[50%_26%]"
    />
  )
}
