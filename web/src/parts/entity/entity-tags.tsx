import { PARTY_TAG } from '@waybook/contract'

import { Tag, type TagTone } from '#ui/text/tag.tsx'

/** Everybody who is not of the party carries it, where the game master cares to say so. */
const NPC_TAG = 'npc'

const tones: Readonly<Record<string, TagTone>> = { [PARTY_TAG]: 'green', [NPC_TAG]: 'purple' }

export function EntityTags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <Tag tone={tones[tag] ?? 'grey'}>{tag}</Tag>
        </li>
      ))}
    </ul>
  )
}
