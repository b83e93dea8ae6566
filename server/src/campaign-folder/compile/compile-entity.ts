import type { AuthoredEntity } from '../authored-campaign.ts'
import type { CampaignRules } from '../campaign-rules.ts'
import { checkAudience } from '../check/check-audience.ts'
import { checkEntity } from '../check/check-entity.ts'
import { checkUnusableLinks, unclearReferences, type Reference } from '../check/check-links.ts'
import { checkPins } from '../check/check-pins.ts'
import { hidingFields } from '../entity-fields.ts'
import { readMatter, toDraft, type EntityMatter } from '../entity-file.ts'
import { keyOfReference, type EntityNames } from '../entity-names.ts'
import { preventsImport, type Fault } from '../fault.ts'
import { namedPicture, namedTextPictures, type NamedPicture, type NamedTextPicture } from '../named-picture.ts'
import { withShown } from '../own-keys.ts'
import { targetsIn } from '../targets.ts'
import { toEntity } from '../to-entity.ts'

/** An entity as it will be stored, except that its pictures are only named. */
export interface CompiledEntity extends Omit<AuthoredEntity, 'picture' | 'map' | 'textPictures'> {
  readonly picture: NamedPicture
  readonly textPictures: readonly NamedTextPicture[]
}

/** The result for an entity's file. It is plain data, which can be sent to another thread. */
export interface Compiled {
  /** `null` if the file has faults that leave nothing to store. */
  readonly entity: CompiledEntity | null
  readonly faults: readonly Fault[]
  /** References that match no entity, or more than one. The entity omits them. */
  readonly unclear: readonly Reference[]
}

/** Everything outside a file that its meaning depends on. */
export interface Surroundings extends CampaignRules {
  readonly names: EntityNames
}

/** Compiles an entity's file: resolves names, and renders and checks its texts. The result depends only on the file and its surroundings. */
export function compileEntity(read: EntityMatter, { names, ...rules }: Surroundings): Compiled {
  const matter = showingOwnKeys(read, rules)
  const { draft, faults } = toDraft(matter, names, rules.hidden)
  if (!draft) return { entity: null, faults, unclear: [] }
  return {
    entity: {
      ...toEntity(draft, { known: names.ids, ...rules }),
      references: referencesOf(matter),
      picture: namedPicture(draft),
      textPictures: namedTextPictures(draft),
    },
    faults: [
      ...faults,
      ...checkEntity(draft, rules),
      ...checkAudience(draft, names),
      ...checkPins(draft),
      ...checkUnusableLinks(draft, names),
    ],
    unclear: unclearReferences(draft, names),
  }
}

/**
 * Compiles a file of a folder. A fault in a field leaves out the field, or the whole file if the field hides something. Every other fault
 * leaves out the file.
 */
export function compileFile(matter: EntityMatter, surroundings: Surroundings): Compiled {
  const compiled = compileEntity(matter, surroundings)
  const faults = compiled.faults.filter(preventsImport)
  if (faults.length === 0) return compiled
  const others = compiled.faults.filter((one) => !preventsImport(one))
  const leaving = (what: 'file' | 'field') => [...faults.map((one) => ({ ...one, leavesOut: what })), ...others]
  const fields = new Set(faults.flatMap(({ field }) => field ?? []))
  if (faults.every(({ field }) => field !== undefined && !hidingFields.has(field))) {
    const { id, file, source } = matter
    const text = { id, path: file, text: source, givenName: surroundings.givenNames.get(file) }
    const again = compileEntity(readMatter(text, fields), surroundings)
    if (again.entity && !again.faults.some(preventsImport)) return { ...again, faults: leaving('field') }
  }
  return { entity: null, faults: leaving('file'), unclear: [] }
}

function showingOwnKeys(matter: EntityMatter, { shownKeys }: Pick<CampaignRules, 'shownKeys'>): EntityMatter {
  const { fields, own } = matter
  if (!fields || shownKeys.size === 0) return matter
  return { ...matter, fields: { ...fields, properties: withShown(fields.properties, own, shownKeys) } }
}

/** The keys of all references in the file, even to missing entities. */
function referencesOf(matter: EntityMatter): string[] {
  return [...new Set(targetsIn(matter).map(keyOfReference))].filter((key) => key !== '')
}
