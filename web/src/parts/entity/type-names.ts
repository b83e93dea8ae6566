import type { EntityType } from '@waybook/contract'
import { typeWords } from '@waybook/messages/typeWords'

/** The display names of a type of entity. */
interface TypeWords {
  readonly singular: string
  readonly plural: string
  /** The heading over the long description. */
  readonly longDescription: string
}

/** Getters, because the language may change. */
function wordsOf(singular: () => string, plural: () => string, longDescription: () => string): TypeWords {
  return {
    get singular() {
      return singular()
    },
    get plural() {
      return plural()
    },
    get longDescription() {
      return longDescription()
    },
  }
}

/** The display names of all types (specification, section 2). */
export const typeNames: Readonly<Record<EntityType, TypeWords>> = {
  character: wordsOf(
    () => typeWords.character(),
    () => typeWords.characters(),
    () => typeWords.backstory(),
  ),
  location: wordsOf(
    () => typeWords.location(),
    () => typeWords.locations(),
    () => typeWords.aboutPlace(),
  ),
  organization: wordsOf(
    () => typeWords.organization(),
    () => typeWords.organizations(),
    () => typeWords.background(),
  ),
  item: wordsOf(
    () => typeWords.item(),
    () => typeWords.items(),
    () => typeWords.lore(),
  ),
  event: wordsOf(
    () => typeWords.event(),
    () => typeWords.events(),
    () => typeWords.eventDetails(),
  ),
  scene: wordsOf(
    () => typeWords.scene(),
    () => typeWords.scenes(),
    () => typeWords.aboutScene(),
  ),
  newsletter: wordsOf(
    () => typeWords.newsletter(),
    () => typeWords.newsletters(),
    () => typeWords.about(),
  ),
  identity: wordsOf(
    () => typeWords.identity(),
    () => typeWords.identities(),
    () => typeWords.about(),
  ),
  flora: wordsOf(
    () => typeWords.flora(),
    () => typeWords.flora(),
    () => typeWords.about(),
  ),
  fauna: wordsOf(
    () => typeWords.fauna(),
    () => typeWords.fauna(),
    () => typeWords.about(),
  ),
  biome: wordsOf(
    () => typeWords.biome(),
    () => typeWords.biomes(),
    () => typeWords.about(),
  ),
  sourcebook: wordsOf(
    () => typeWords.sourcebook(),
    () => typeWords.sourcebooks(),
    () => typeWords.about(),
  ),
  image: wordsOf(
    () => typeWords.image(),
    () => typeWords.images(),
    () => typeWords.about(),
  ),
  style: wordsOf(
    () => typeWords.style(),
    () => typeWords.styles(),
    () => typeWords.about(),
  ),
  change: wordsOf(
    () => typeWords.change(),
    () => typeWords.changes(),
    () => typeWords.about(),
  ),
  talent: wordsOf(
    () => typeWords.talent(),
    () => typeWords.talents(),
    () => typeWords.about(),
  ),
  note: wordsOf(
    () => typeWords.note(),
    () => typeWords.notes(),
    () => typeWords.about(),
  ),
  archetype: wordsOf(
    () => typeWords.archetype(),
    () => typeWords.archetypes(),
    () => typeWords.about(),
  ),
  career: wordsOf(
    () => typeWords.career(),
    () => typeWords.careers(),
    () => typeWords.about(),
  ),
  quality: wordsOf(
    () => typeWords.quality(),
    () => typeWords.qualities(),
    () => typeWords.about(),
  ),
  critical: wordsOf(
    () => typeWords.critical(),
    () => typeWords.criticals(),
    () => typeWords.about(),
  ),
  set: wordsOf(
    () => typeWords.set(),
    () => typeWords.sets(),
    () => typeWords.about(),
  ),
}
