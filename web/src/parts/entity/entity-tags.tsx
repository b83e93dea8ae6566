import { categoryOf, PARTY_TAG, type Entity, type EntityType } from '@waybook/contract'
import { cards } from '@waybook/messages/cards'

import { PageLink } from '#ui/button/page-link.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { useHasPage } from '#ui/page/use-has-page.ts'
import { Tag, type TagTone } from '#ui/text/tag.tsx'

/** The tag for characters outside the party, if the game master uses it. */
const NPC_TAG = 'npc'

const tones: Readonly<Record<string, TagTone>> = { [PARTY_TAG]: 'green', [NPC_TAG]: 'purple' }

interface EntityTagsProps {
  readonly tags: readonly string[]
  /** The type whose list the tags link to, if there is such a list. */
  readonly listed?: EntityType
}

export function EntityTags({ tags, listed }: EntityTagsProps) {
  const hasPage = useHasPage()
  const list = listed && hasPage(`/${categoryOf[listed]}`) ? `/${categoryOf[listed]}` : null
  return (
    <ul aria-label={cards.tags()} className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          {list === null ? (
            <Tag tone={tones[tag] ?? 'grey'}>{tag}</Tag>
          ) : (
            <PageLink href={list} search={{ tag }} className="inline-block py-1 no-underline hover:underline">
              <Tag tone={tones[tag] ?? 'grey'}>{tag}</Tag>
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  )
}

/** An entity's tags, each linking to the entities of the same type that have it. */
export function TagsSection({ entity: { tags, type } }: { readonly entity: Pick<Entity, 'tags' | 'type'> }) {
  return (
    <RailSection title={cards.tagsCount({ count: tags.length })}>
      {tags.length === 0 ? (
        <p className="text-14 text-ink-2">{cards.noTags()}</p>
      ) : (
        <EntityTags tags={tags} listed={type} />
      )}
    </RailSection>
  )
}
