import { routeOf } from '@waybook/contract'
import { sheet } from '@waybook/messages/sheet'
import { sheetOwner } from '@waybook/messages/sheetOwner'

import { useMe } from '#api/session.ts'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { PrintLink } from '#parts/entity/print-link.tsx'
import { PropertiesSection } from '#parts/entity/properties-section.tsx'
import { ExperiencePanel } from '#parts/sheet-experience/experience-panel.tsx'
import { LastUpdated } from '#parts/sheet-stats/combat-stats.tsx'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { Breadcrumbs } from '#ui/page/breadcrumbs.tsx'

import { crumbs, whoseText } from '../sheet-head.tsx'
import type { SheetParts } from '../sheet-parts.ts'

/** The portrait and the character's description. */
export function AboutPane({ character, dynamic }: SheetParts) {
  const { id, name, description, properties } = character
  const own = useMe().characterId === id
  return (
    <>
      <EntityImage
        entity={character}
        alt={name}
        sizes="100vw"
        onClick="enlarge"
        className="aspect-[1.2] [&_img]:object-[50%_22%]"
      />
      <div>
        <p className="text-14 text-ink-2">{sheet.myCharacter()}</p>
        <p className="font-serif text-26 font-semibold">{name}</p>
        <p className="text-12 text-ink-2">{whoseText(own)}</p>
      </div>
      {description === '' ? null : <p className="font-serif text-18 text-ink-2 italic">{description}</p>}
      <ExperiencePanel character={character} />
      <PropertiesSection properties={properties} />
      <ButtonLink href={routeOf(id)}>{sheetOwner.openPage()}</ButtonLink>
      <PrintLink id={id} />
      {dynamic ? <LastUpdated at={dynamic.lastUpdated} /> : null}
      <Breadcrumbs crumbs={crumbs()} here={name} />
    </>
  )
}
