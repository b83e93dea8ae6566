import { isPicture } from '#rich-text/attachments.ts'

import type { EntityFields } from './entity-fields.ts'
import { linkTarget } from './entity-names.ts'

type Fields = Pick<EntityFields, 'properties' | 'relationships'>

/** Relationships to images of the entity, from the property `illustrated_by`. */
export function illustrations({ properties, relationships }: Fields): EntityFields['relationships'] {
  const type = 'illustrated by'
  const images = illustratedBy(properties).filter((image) => !isPicture(image))
  return images
    .filter((image) => !relationships.some((one) => one.type === type && one.to === image))
    .map((to) => ({ type, to }))
}

/** The picture file that `illustrated_by` names, if it does not name an image entity. */
export function illustratingFile({ properties }: Fields): string | undefined {
  return illustratedBy(properties).find(isPicture)
}

function illustratedBy(properties: Fields['properties']): string[] {
  return [properties['illustrated_by'] ?? []]
    .flat()
    .map((image) => linkTarget(String(image)))
    .filter((image) => image !== '')
}
