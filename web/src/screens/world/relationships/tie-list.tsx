import { Link } from '@tanstack/react-router'
import { routeOf, type Graph, type GraphNode } from '@waybook/contract'
import { worldTies } from '@waybook/messages/worldTies'
import { memo, useId } from 'react'

import { Placeholder } from '#look/placeholder/placeholder.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { useHasPage } from '#ui/page/use-has-page.ts'
import { Plate } from '#ui/picture/plate.tsx'
import { classNames } from '#ui/text/class-names.ts'

import type { GraphFilter } from './graph-filter.ts'
import { wordsOf } from './tie-words.ts'
import { useDrawnInSteps } from './use-drawn-in-steps.ts'

interface TieListProps {
  readonly graph: Graph
  readonly centre: GraphNode
  readonly filter: GraphFilter
  readonly marked: string | null
  readonly onMark: (id: string | null) => void
}

/** Rows drawn per frame. */
const ROWS = 6

/** The center and the entities around it, in words. */
export function TieList({ graph, centre, filter, marked, onMark }: TieListProps) {
  const titleId = useId()
  const [, ...others] = graph.nodes
  const most = useDrawnInSteps({ all: others.length, step: ROWS, shown: centre.id })
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 border-ink pt-2 pb-1 md:border-t-2">
        <h2 id={titleId} className="min-w-0 wrap-anywhere">
          {centre.name}
        </h2>
        <p aria-live="polite" className="text-14 text-ink-2">
          {countOf(graph, filter)}
        </p>
      </header>
      <OpenLink node={centre} className="font-medium">
        {worldTies.openPage()}
      </OpenLink>
      {others.length === 0 ? (
        <p className="py-3 text-ink-2">{filter.only || filter.steps ? worldTies.noMatch() : worldTies.noTies()}</p>
      ) : (
        <ul className="mt-1">
          {others.slice(0, most).map((node) => (
            <li
              key={node.id}
              className={classNames(
                'flex items-center gap-2 border-b border-line px-2 [contain-intrinsic-size:auto_3.625rem] [content-visibility:auto]',
                marked === node.id && 'rounded-control border-transparent bg-mark-tint',
              )}
            >
              <Row graph={graph} node={node} filter={filter} onMark={onMark} />
            </li>
          ))}
        </ul>
      )}
      {graph.more > 0 ? <p className="py-3 text-14 text-ink-2">{worldTies.more({ count: graph.more })}</p> : null}
    </section>
  )
}

interface RowProps extends Omit<TieListProps, 'centre' | 'marked'> {
  readonly node: GraphNode
}

/** Memoized while other rows are added or marked. */
const Row = memo(function Row({ graph, node, filter, onMark }: RowProps) {
  return (
    <>
      <Link
        to="/world/relationships/$"
        params={{ _splat: node.id }}
        search={filter}
        onPointerEnter={() => onMark(node.id)}
        onPointerLeave={() => onMark(null)}
        onFocus={() => onMark(node.id)}
        onBlur={() => onMark(null)}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 py-1.5 text-ink no-underline -outline-offset-3 hover:underline"
      >
        <Plate
          picture={node.image}
          alt=""
          placeholder={
            <span aria-hidden="true">
              <Placeholder type={node.type} id={node.id} plain />
            </span>
          }
          sizes="2.5rem"
          className="size-10 shrink-0 after:hidden"
        />
        <span className="min-w-0">
          <span className="block leading-[1.3rem] font-semibold">{node.name}</span>
          {wordsOf(graph, node).map((line) => (
            <span key={line} className="block text-14 leading-5 text-ink-2">
              {line}
            </span>
          ))}
        </span>
      </Link>
      <OpenLink node={node} className="shrink-0 text-14 -outline-offset-3">
        {worldTies.open()}
      </OpenLink>
    </>
  )
})

interface OpenLinkProps {
  readonly node: GraphNode
  readonly className: string
  readonly children: string
}

/** A link to an entity's page, if its type has pages. */
function OpenLink({ node, className, children }: OpenLinkProps) {
  const href = routeOf(node.id)
  if (!useHasPage()(href)) return null
  return (
    <PageLink
      href={href}
      data-entity={node.id}
      aria-label={`${children}: ${node.name}`}
      className={`inline-flex min-h-hit min-w-hit items-center justify-center text-link no-underline hover:underline ${className}`}
    >
      {children}
    </PageLink>
  )
}

/** `8 relationships` for one step, `31 within two steps` for two. */
function countOf({ nodes, more }: Graph, { steps, mentions }: GraphFilter): string {
  const count = nodes.length - 1 + more
  if (steps === 2) return worldTies.withinTwoSteps({ count })
  return mentions ? worldTies.tied({ count }) : worldTies.relationships({ count })
}
