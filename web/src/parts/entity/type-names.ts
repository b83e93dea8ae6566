import type { EntityType } from '@waybook/contract'

/** The display names of a type of entity. */
interface TypeWords {
  readonly singular: string
  readonly plural: string
  /** The heading over the long description. */
  readonly longDescription: string
}

/** The display names of all types (specification, section 2). */
export const typeNames: Readonly<Record<EntityType, TypeWords>> = {
  character: { singular: 'Character', plural: 'Characters', longDescription: 'Backstory' },
  location: {
    singular: 'Location',
    plural: 'Locations',
    longDescription: 'About This Place',
  },
  organization: {
    singular: 'Organization',
    plural: 'Organizations',
    longDescription: 'Background & History',
  },
  item: {
    singular: 'Item',
    plural: 'Items',
    longDescription: 'History & Lore',
  },
  event: {
    singular: 'Event',
    plural: 'Events',
    longDescription: 'Event Details',
  },
  scene: {
    singular: 'Scene',
    plural: 'Scenes',
    longDescription: 'About This Scene',
  },
  newsletter: { singular: 'Newsletter', plural: 'Newsletters', longDescription: 'About' },
  identity: { singular: 'Identity', plural: 'Identities', longDescription: 'About' },
  flora: { singular: 'Flora', plural: 'Flora', longDescription: 'About' },
  fauna: { singular: 'Fauna', plural: 'Fauna', longDescription: 'About' },
  biome: { singular: 'Biome', plural: 'Biomes', longDescription: 'About' },
  sourcebook: { singular: 'Sourcebook', plural: 'Sourcebooks', longDescription: 'About' },
  image: { singular: 'Image', plural: 'Images', longDescription: 'About' },
  style: { singular: 'Style', plural: 'Styles', longDescription: 'About' },
  change: { singular: 'Change', plural: 'Changes', longDescription: 'About' },
  talent: { singular: 'Talent', plural: 'Talents', longDescription: 'About' },
  note: { singular: 'Note', plural: 'Notes', longDescription: 'About' },
  archetype: { singular: 'Archetype', plural: 'Archetypes', longDescription: 'About' },
  career: { singular: 'Career', plural: 'Careers', longDescription: 'About' },
  quality: { singular: 'Quality', plural: 'Qualities', longDescription: 'About' },
  critical: { singular: 'Critical injury', plural: 'Critical injuries', longDescription: 'About' },
  set: { singular: 'Set', plural: 'Sets', longDescription: 'About' },
}
