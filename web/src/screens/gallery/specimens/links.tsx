import { BackLink } from '#ui/button/back-link.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { Breadcrumbs } from '#ui/page/breadcrumbs.tsx'

import { EntityLink } from '../../../parts/entity/entity-link.tsx'
import { Specimen } from '../specimen.tsx'

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Items', href: '/items' },
]

export function Links() {
  return (
    <>
      <Specimen name="PageLink">
        <PageLink href="/gallery" className="text-link underline">
          The gallery
        </PageLink>
      </Specimen>
      <Specimen name="BackLink">
        <BackLink href="/gallery">Back to The Party</BackLink>
      </Specimen>
      <Specimen name="Breadcrumbs">
        <Breadcrumbs crumbs={crumbs} here="Watch book of the third lamp, with a name that takes more than one line" />
      </Specimen>
      <Specimen name="EntityLink: to a page, and where there is none">
        <p>
          <EntityLink id="items/wick-knife" name="Wick knife" />, <EntityLink id="weathers/fog" name="Fog" />
        </p>
      </Specimen>
    </>
  )
}
