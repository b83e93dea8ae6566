import { routeOf, type Entity } from '@waybook/contract'
import { itemDialog } from '@waybook/messages/itemDialog'

import { AttackButton, AttackPoolCard } from '#parts/attack-pool/attack-pool-card.tsx'
import { TagsSection } from '#parts/entity/entity-tags.tsx'
import { PropertiesSection } from '#parts/entity/properties-section.tsx'
import { ownRelationships, RelationshipsSection } from '#parts/entity/relationships-section.tsx'
import { useEntity } from '#parts/entity/use-entity.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { NeedsConnection } from '#ui/state/needs-connection.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { Fact, FactList } from '#ui/text/fact-list.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { camelCaseToWords } from '#ui/text/words.ts'

interface ItemDialogProps {
  readonly itemId: string
  /** The character who attacks with the item. */
  readonly wielder: Entity
  readonly onClose: () => void
}

export function ItemDialog({ itemId, wielder, onClose }: ItemDialogProps) {
  const result = useEntity(itemId)
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={result.state === 'found' ? result.entity.name : itemDialog.item()}
    >
      {result.state === 'loading' ? <Spinner /> : null}
      {result.state === 'notFound' ? <ErrorAlert message={itemDialog.itemNotFound({ id: itemId })} /> : null}
      {result.state === 'offline' ? <NeedsConnection onReachable={result.retry} /> : null}
      {result.state === 'failed' ? (
        <ErrorAlert message={itemDialog.itemFailed({ reason: result.message })} onRetry={result.retry} />
      ) : null}
      {result.state === 'found' ? <ItemDetails item={result.entity} wielder={wielder} /> : null}
      <div className="sticky bottom-0 -mx-6 -mb-6 grid gap-2 border-t border-line bg-surface p-4 low:static">
        {result.state === 'found' ? <AttackButton item={result.entity} wielder={wielder} onPressed={onClose} /> : null}
        <Button onClick={onClose}>{itemDialog.close()}</Button>
      </div>
    </Dialog>
  )
}

interface ItemDetailsProps {
  readonly item: Entity
  readonly wielder: Entity
}

/** All details of an item in the inventory. */
function ItemDetails({ item, wielder }: ItemDetailsProps) {
  return (
    <>
      <FactList>
        <Fact name={itemDialog.type()}>{camelCaseToWords(item.type)}</Fact>
        <Fact name={itemDialog.id()}>{item.id}</Fact>
      </FactList>
      <Description item={item} />
      <AttackPoolCard item={item} wielder={wielder} />
      <PropertiesSection properties={item.properties} qualityPages={item.qualityPages} />
      <TagsSection entity={item} />
      <RelationshipsSection title={itemDialog.relationships()} entity={item} ties={ownRelationships(item)} />
      <ButtonLink href={routeOf(item.id)}>{itemDialog.openItem()}</ButtonLink>
    </>
  )
}

/** Prefers the short description, because nobody has time for a long text during a fight. */
function Description({ item }: Pick<ItemDetailsProps, 'item'>) {
  const short = item.description === '' ? String(item.properties['description'] ?? '') : item.description
  if (short !== '') return <p>{short}</p>
  return item.longDescription === '' ? null : <RichText html={item.longDescription} />
}
