import { routeOf, type Entity } from '@waybook/contract'

import { ButtonLink } from '#ui/button/button-link.tsx'
import { Fact, FactList } from '#ui/text/fact-list.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { wordsOf } from '#ui/text/words-of.ts'

import { AttackButton } from '../../parts/attack-pool/attack-button.tsx'
import { AttackPoolCard } from '../../parts/attack-pool/attack-pool-card.tsx'
import { TagsSection } from '../../parts/entity/entity-tags.tsx'
import { PropertiesSection } from '../../parts/entity/properties-section.tsx'
import { ownTies, TiesSection } from '../../parts/entity/ties-section.tsx'

interface ItemDetailsProps {
  readonly item: Entity
  readonly wielder: Entity
  readonly onClose: () => void
}

/** All that is known of something in the inventory. */
export function ItemDetails({ item, wielder, onClose }: ItemDetailsProps) {
  return (
    <>
      <FactList>
        <Fact name="Type">{wordsOf(item.type)}</Fact>
        <Fact name="Id">{item.id}</Fact>
      </FactList>
      <Description item={item} />
      <AttackPoolCard item={item} wielder={wielder}>
        <AttackButton item={item} wielder={wielder} onPressed={onClose} />
      </AttackPoolCard>
      <PropertiesSection properties={item.properties} />
      <TagsSection entity={item} />
      <TiesSection title="Relationships" entity={item} ties={ownTies(item)} />
      <ButtonLink href={routeOf(item.id)}>Open the item’s page</ButtonLink>
    </>
  )
}

/** The short one where there is one: in the middle of a fight nobody reads a page. */
function Description({ item }: Pick<ItemDetailsProps, 'item'>) {
  const short = item.description === '' ? String(item.properties['description'] ?? '') : item.description
  if (short !== '') return <p>{short}</p>
  return item.longDescription === '' ? null : <RichText html={item.longDescription} />
}
