import { Icon, iconNames } from '#ui/text/icon.tsx'
import { MarkedText } from '#ui/text/marked-text.tsx'
import { Milestone } from '#ui/text/milestone.tsx'
import { Tag } from '#ui/text/tag.tsx'

import { Wordmark } from '../../../look/wordmark.tsx'
import { EntityTags } from '../../../parts/entity/entity-tags.tsx'
import { Specimen } from '../specimen.tsx'

export function Labels() {
  return (
    <>
      <Specimen name="Tag: green, purple, grey; EntityTags">
        <div className="flex flex-wrap gap-2">
          <Tag tone="green">party-member</Tag>
          <Tag tone="purple">npc</Tag>
          <Tag>lamp</Tag>
        </div>
        <div className="mt-3">
          <EntityTags tags={['party-member', 'npc', 'a-tag-with-a-name-that-is-longer-than-most-phones-are-wide']} />
        </div>
      </Specimen>
      <Specimen name="MarkedText">
        <MarkedText text="He paid the toll at the gate." ranges={[{ from: 12, to: 16 }]} />
      </Specimen>
      <Specimen name="Milestone: at rest, and marked">
        <dl className="grid max-w-60 grid-cols-2 gap-2">
          <Milestone label="Brawn" value={2} />
          <Milestone label="Willpower" value={5} marked />
        </dl>
      </Specimen>
      <Specimen name="Icon">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
          {iconNames.map((name) => (
            <li key={name} className="flex items-center gap-2 text-14">
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Wordmark">
        <Wordmark />
      </Specimen>
    </>
  )
}
