import type { Entity } from '@waybook/contract'
import { sheet } from '@waybook/messages/sheet'
import { sheetOwner } from '@waybook/messages/sheetOwner'

import { useMe } from '#api/session.ts'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { Heading } from '#ui/page/heading.tsx'

/** The sheet's parent pages. */
export const crumbs = () => [
  { label: sheetOwner.home(), href: '/' },
  { label: sheet.party(), href: '/characters' },
]

/** The name, and the portrait with a link to the character's page. */
export function SheetHead({ character }: { readonly character: Entity }) {
  const { id, name, description } = character
  const own = useMe().characterId === id
  return (
    <header className="mb-4 grid lead-cols-18 items-center gap-x-3.5 md:mb-5 md:lead-cols-22 md:items-end md:gap-x-4.5">
      <PageLink href={`/${id}`} aria-label={sheetOwner.pageOf({ name })}>
        <EntityImage
          entity={character}
          sizes="5.5rem"
          eager
          className="aspect-square [--neatline-inset:4px] [&_img]:object-[50%_24%]"
        />
      </PageLink>
      <div className="min-w-0">
        <p className="text-14 text-ink-2">{sheet.myCharacter()}</p>
        <Heading className="text-30 md:text-36">{name}</Heading>
        <p className="text-12 text-ink-2">{whoseText(own)}</p>
        {description === '' ? null : (
          <p className="line-clamp-2 max-w-measure font-serif text-14 text-ink-2 italic">{description}</p>
        )}
      </div>
    </header>
  )
}

export function whoseText(own: boolean): string {
  return own ? sheetOwner.yours() : sheetOwner.ofCampaign()
}
