import { isWide, PICTURE_SIZES, type Entity } from '@waybook/contract'
import type { ReactNode } from 'react'

import { lazyPart } from '#recovery/lazy-part.tsx'
import { Heading } from '#ui/page/heading.tsx'
import { classNames } from '#ui/text/class-names.ts'

import { descriptionOf } from './description.ts'
import { EditLink, useEditKey } from './edit-link.tsx'
import { EntityImage } from './entity-image.tsx'
import { HiddenMark } from './hidden-mark.tsx'
import { PinButton } from './pin-button.tsx'
import { ShareLink } from './share-link.tsx'
import { ViewAsButton } from './view-as-button.tsx'

const MapLinks = lazyPart(async () => (await import('./map-links.tsx')).MapLinks)

interface EntityLayoutProps {
  /** Omitted if the picture is part of the prose. */
  readonly picture?: ReactNode
  /** On wide screens, a wide picture is above the prose and a tall one next to it. */
  readonly wide?: boolean
  readonly head: ReactNode
  /** The controls for the game master. */
  readonly control?: ReactNode
  readonly children: ReactNode
  /** Omitted if the tags are in the rail. */
  readonly tags?: ReactNode
  readonly rail: ReactNode
}

const withRail = 'md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-[minmax(0,1fr)_19.5rem] lg:gap-x-12'
const medium = "md:grid-rows-[auto_auto_1fr] md:[grid-template-areas:'prose_picture'_'prose_tags'_'prose_rail']"
const tall =
  "xl:grid-cols-[21.5rem_minmax(0,1fr)_19.5rem] xl:grid-rows-[auto_1fr] xl:[grid-template-areas:'picture_prose_rail'_'tags_prose_rail']"
const overProse = "lg:[grid-template-areas:'picture_tags'_'picture_rail'_'prose_rail']"
const inProse = "md:[grid-template-areas:'prose_rail']"

/** Only the head and pictures are wider than a line that is easy to read. */
const measure = '[&>:not(:first-child,figure:has(img))]:max-w-172'

/** One column on phones, in document order. Otherwise prose and a rail, and on the widest screens a tall picture to the left of both. */
export function EntityLayout({ picture, wide = false, head, control, children, tags, rail }: EntityLayoutProps) {
  const columns = picture === undefined ? inProse : classNames(medium, wide ? overProse : tall)
  return (
    <article className={classNames('grid grid-cols-1 gap-x-8 gap-y-6 print:block', withRail, columns)}>
      {picture === undefined ? null : (
        <div className="md:[grid-area:picture] print:float-right print:ms-8 print:mb-4 print:w-56">{picture}</div>
      )}
      <div
        className={`grid-cols-1 gap-6 not-print:grid not-print:content-start md:gap-8 md:[grid-area:prose] print:space-y-6 ${measure}`}
      >
        {head}
        <div className="grid gap-4 not-has-[>:not(:empty)]:hidden print:hidden">{control}</div>
        {children}
      </div>
      {tags === undefined ? null : <div className="md:[grid-area:tags] print:mt-6">{tags}</div>}
      <div className="grid grid-cols-1 content-start gap-7 md:[grid-area:rail] print:mt-6 print:block print:space-y-6">
        {rail}
      </div>
    </article>
  )
}

interface EntityHeadProps {
  readonly entity: Pick<
    Entity,
    'id' | 'name' | 'visible' | 'readers' | 'reveal' | 'description' | 'properties' | 'onMaps'
  >
  readonly description: string
}

/** The largest size at which the longest word fits on a line. The letters of a word in Besley are at most 0.6 em wide on average. */
const fittedSize =
  '[font-size:clamp(1.375rem,calc(100cqi/(var(--longest-word)*0.6)),var(--text-52))]! wrap-break-word hyphens-auto'

/** The length of the longest part of a name that cannot break between lines. */
function longestWord(name: string): number {
  return Math.max(1, ...name.split(/[\s-]+/u).map(({ length }) => length))
}

export function EntityHead({ entity, description }: EntityHeadProps) {
  const { id, name } = entity
  const fitted = { containerType: 'inline-size', '--longest-word': longestWord(name) } as const
  useEditKey(id)
  return (
    <header className="flex flex-wrap items-start gap-x-4 xl:gap-y-1.5">
      <div style={fitted} className="min-w-0 grow basis-80">
        <Heading about={descriptionOf(entity)} className={`text-52 ${fittedSize}`}>
          {name}
        </Heading>
      </div>
      {/* Next to the name, the actions would leave too little room for its words. Only wide screens have room, where the actions wrap below a long name. */}
      <div className="mt-1.5 flex flex-wrap gap-2 empty:hidden max-xl:order-last max-xl:mt-3 max-xl:basis-full print:hidden">
        <MapLinks entity={entity} />
        <ViewAsButton iconOnly className="max-md:hidden" />
        <PinButton id={id} />
        <EditLink id={id} />
        <ShareLink id={id} />
      </div>
      <HiddenMark entity={entity} className="mt-1.5 block basis-full text-14 text-ink-2" />
      {description === '' ? null : (
        <p className="mt-2.5 basis-full font-serif text-22 text-pretty text-ink-2 italic">{description}</p>
      )}
    </header>
  )
}

interface PagePictureProps {
  readonly entity: Pick<Entity, 'id' | 'name' | 'type' | 'image'>
  readonly alt: string
}

/** An entity's picture on its page; a click opens it in full screen. Above the prose and on phones, it leaves room for the name above the fold. */
export function PagePicture({ entity, alt }: PagePictureProps) {
  const wide = isWide(entity.image)
  const shape = wide ? 'w-full lg:aspect-2/1 print:aspect-auto' : 'w-full max-md:aspect-[1.08]'
  return (
    <EntityImage
      entity={entity}
      alt={alt}
      onClick="enlarge"
      eager
      sizes={PICTURE_SIZES[wide ? 'wide' : 'tall']}
      className={entity.image ? shape : 'aspect-square w-32 md:w-full'}
    />
  )
}
