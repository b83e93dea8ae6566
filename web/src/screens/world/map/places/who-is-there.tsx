import { worldMap } from '@waybook/messages/worldMap'

import { useMe } from '#api/session.ts'
import { useActiveScene } from '#parts/entity/active-scene.ts'
import { EntityLink } from '#parts/entity/entity-link.tsx'
import { useEntity } from '#parts/entity/use-entity.ts'
import { Face } from '#ui/picture/face.tsx'

import { isPartyAt, peopleAt } from './people-at.ts'

/** The page of the place has the others. */
const PEOPLE_MAX = 4

/** The characters at a place, as far as the viewer knows them, and whether the party is there. */
export function WhoIsThere({ placeId }: { readonly placeId: string }) {
  const lookup = useEntity(placeId)
  const activeScene = useActiveScene()
  const { relationshipNames } = useMe().campaign
  if (lookup.state !== 'found') return null
  const people = peopleAt(lookup.entity)
  const isPartyThere = isPartyAt(lookup.entity, activeScene)
  if (people.length === 0 && !isPartyThere) return null
  const further = people.length - PEOPLE_MAX
  return (
    <section aria-label={worldMap.whoIsThere()} className="mt-2 border-t border-line pt-1.5 text-14">
      {isPartyThere ? <p className="py-1 font-semibold">{worldMap.partyIsHere()}</p> : null}
      <ul className="flex flex-wrap gap-x-4">
        {people.slice(0, PEOPLE_MAX).map(({ id, name, image, tie }) => (
          <li key={id} className="relative flex min-h-touch items-center gap-2">
            <span aria-hidden="true" className="block size-8 shrink-0 overflow-hidden rounded-round bg-sunk">
              <Face name={name} picture={image} />
            </span>
            <span className="leading-tight grid">
              <EntityLink id={id} name={name} className="whole-target" />
              <span className="text-ink-2">{Object.hasOwn(relationshipNames, tie) ? relationshipNames[tie] : tie}</span>
            </span>
          </li>
        ))}
        {further > 0 ? (
          <li className="flex min-h-touch items-center text-ink-2">{worldMap.andMore({ count: further })}</li>
        ) : null}
      </ul>
    </section>
  )
}
