import type { Entity, Mention, PropertyValue } from '@waybook/contract'
import { entityParts } from '@waybook/messages/entityParts'
import { skillMeant, type Skill } from '@waybook/rules'
import { Fragment } from 'react'

import { RailSection } from '#ui/page/panel.tsx'
import { Fact, FactList } from '#ui/text/fact-list.tsx'

import { EntityLink } from './entity-link.tsx'
import { useSkills } from './use-skills.ts'

interface PropertiesSectionProps extends Pick<Entity, 'properties' | 'qualityPages'> {
  readonly title?: string
}

export function PropertiesSection({
  title = entityParts.properties(),
  properties,
  qualityPages,
}: PropertiesSectionProps) {
  const shown = shownProperties(properties, useSkills())
  if (shown.length === 0) return null
  return (
    <RailSection title={title}>
      <FactList>
        {shown.map(({ key, label, value }) => (
          <Fact key={key} name={label}>
            {key.endsWith('qualities') && qualityPages ? <LinkedWords words={value} pages={qualityPages} /> : value}
          </Fact>
        ))}
      </FactList>
    </RailSection>
  )
}

/** A name without case, hyphens and ratings, so `Wet-fire 2` is the quality Wet-Fire. */
const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/gu, '')

/** Words with commas between them, such as `Pierce 2, Wet-fire`, with links to the pages of their names. */
function LinkedWords({ words, pages }: { readonly words: string; readonly pages: readonly Mention[] }) {
  return words.split(',').map((word, index) => {
    const text = word.trim()
    const page = pages.find(({ name }) => lettersOf(name) === lettersOf(text))
    return (
      <Fragment key={text}>
        {index > 0 ? ', ' : ''}
        {page ? <EntityLink id={page.id} name={text} /> : text}
      </Fragment>
    )
  })
}

/** Properties that are shown elsewhere on the page, or are not for readers. */
const unlisted: ReadonlySet<string> = new Set([
  'description',
  'content_file',
  'illustrated_by',
  'image_path',
  'force',
  'force_side',
])

/** What a vehicle's properties are called in its file. */
const labelsOfVehicles: Readonly<Record<string, () => string>> = {
  vehicle: () => entityParts.scale(),
  soak: () => entityParts.armor(),
}

interface ShownProperty {
  readonly key: string
  readonly label: string
  readonly value: string
}

/** The properties for the page's list: underscores become spaces, lists are joined with commas, and skills have their names. */
export function shownProperties(properties: Entity['properties'], skills: readonly Skill[]): ShownProperty[] {
  const { vehicle } = properties
  return Object.entries(properties)
    .filter(([key]) => !unlisted.has(key))
    .map(([key, value]) => ({
      key,
      label: (vehicle ? labelsOfVehicles[key]?.() : undefined) ?? key.replaceAll('_', ' '),
      value: key === 'career_skills' ? namesOfSkills(value, skills) : printed(value),
    }))
}

function printed(value: PropertyValue): string {
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** Leaves skills that are not in the campaign unchanged. */
function namesOfSkills(value: PropertyValue, skills: readonly Skill[]): string {
  const written = printed(value).split(',')
  return written.map((text) => skillMeant(text, skills)?.name ?? text.trim()).join(', ')
}
