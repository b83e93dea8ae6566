import { entityTypes, typeOfId } from '@waybook/contract'
import { characteristics, type Skill } from '@waybook/rules'

import { fault, type Fault, type Place } from '../fault.ts'
import { nearest } from '../nearest.ts'
import { FactEntity } from './fact-entity.ts'
import { readFactLines, type FactLine } from './fact-line.ts'

/** Facts files, converted to campaign files. */
export interface WrittenFacts {
  /** The generated entity files, by path. */
  readonly texts: ReadonlyMap<string, string>
  readonly faults: readonly Fault[]
  /** Moves a fault in a generated file to the row that caused it. */
  readonly atItsRow: (fault: Fault) => Fault
}

interface Beside {
  /** The ids of entities that have their own files. */
  readonly others: ReadonlySet<string>
  readonly skills: readonly Skill[]
}

export function writeFacts(files: ReadonlyMap<string, string>, { others, skills }: Beside): WrittenFacts {
  const { lines, faults } = readFactLines(files)
  const entities = new Map<string, FactEntity>()
  for (const line of lines) push(faults, nameEntity(line, entities, others))
  for (const line of lines) push(faults, applyRow(line, entities, skills))
  const texts = new Map<string, string>()
  const places = new Map<string, (line: number) => Place>()
  for (const entity of entities.values()) {
    const { text, placeOf } = entity.toFile()
    texts.set(entity.file, text)
    places.set(entity.file, placeOf)
  }
  const atItsRow = (one: Fault) => ({ ...one, ...places.get(one.file)?.(one.line) })
  return { texts, faults, atItsRow }
}

function push(faults: Fault[], found: Fault | null): void {
  if (found) faults.push(found)
}

/** Creates an entity from a row such as `character(id, name)` or `entity(id, type, name)`. */
function nameEntity(line: FactLine, entities: Map<string, FactEntity>, others: ReadonlySet<string>): Fault | null {
  const { relation, values, place } = line
  const [id = '', second = '', third = ''] = values
  const named = entityTypes.find((type) => type === (relation === 'entity' ? second : relation))
  if (!named && relation !== 'entity') return null
  if (!named) return fault(place, `"${second}" is not a type`, `write one of ${entityTypes.join(', ')}`)
  if (others.has(id)) return fault(place, `${id}.md has the same id`, 'keep the file, or the row')
  const name = relation === 'entity' ? third : second
  const before = entities.get(id)
  if (!before) entities.set(id, new FactEntity(id, named, name, place))
  else if (before.name !== name || before.type !== named)
    return fault(place, `${id} has a different name or type in ${before.place.file}:${before.place.line}`, 'keep one')
  return null
}

type AddRow = (entity: FactEntity, values: readonly string[], place: Place, skills: readonly Skill[]) => Fault | null

/** Applies a row of each relation to its entity. Rows of other relations come from texts or play, and are accepted and ignored. */
const addRow: Readonly<Record<string, AddRow>> = {
  relationship: (entity, [, type = '', to = ''], place) => entity.add('relationships', { type, to }, place),
  entity_tag: (entity, [, tag = ''], place) => entity.add('tags', tag, place),
  entity_property: (entity, [, key = '', value = ''], place) => entity.put('properties', [key, value], place, true),
  entity_description: (entity, [, text = ''], place) => entity.set('description', text, place),
  character_carries: (entity, [, item = '', amount], place) => entity.put('inventory', [item, Number(amount)], place),
  character_talent: (entity, [, talent = '', rank], place) => entity.put('talents', [talent, Number(rank)], place),
  in_scene: (scene, [entity = ''], place) => scene.add('relationships', { type: 'contains', to: entity }, place),
  scene_exit: (scene, [, to = ''], place) => scene.add('exits', { to }, place),
  readers: (entity, [, character = ''], place) => entity.add('audience', character, place),
  current_property: (entity, [, key = '', value = ''], place) => applyCurrentProperty(entity, [key, value], place),
  character_value: (entity, [, key = '', value], place, skills) =>
    applyCharacterValue(entity, [key, Number(value)], { place, skills: skills.map(({ id }) => id) }),
}

function applyRow(
  { relation, values, place }: FactLine,
  entities: ReadonlyMap<string, FactEntity>,
  skills: readonly Skill[],
): Fault | null {
  const add = addRow[relation]
  if (!add) return null
  const [first = '', second = ''] = values
  const ids = ['relationship', 'character_carries', 'character_talent', 'in_scene', 'scene_exit', 'readers'].includes(
    relation,
  )
    ? values.filter((value) => typeOfId(value) !== null)
    : [first]
  const unknown = ids.find((id) => !entities.has(id))
  const entity = entities.get(relation === 'in_scene' ? second : first)
  if (unknown === undefined && entity) return add(entity, values, place, skills)
  const meant = nearest(unknown ?? first, entities.keys())
  const fix = meant ? `did you mean "${meant}"?` : 'add it to character.facts, item.facts or entity.facts'
  return fault(place, `no row names "${unknown ?? first}"`, fix)
}

/** Played state: exported, but never changed by an import. */
const played = new Set(['hitpoints', 'strain', 'condition'])

function applyCurrentProperty(entity: FactEntity, [key, value]: readonly [string, string], place: Place): Fault | null {
  if (played.has(key)) return null
  if (key === 'visible' && (value === 'true' || value === 'false'))
    return entity.set('visible', value === 'true', place)
  return key === 'visible'
    ? fault(place, `"visible" cannot be "${value}"`, 'write true or false')
    : fault(place, `"${key}" is not a current property`, `write one of visible, ${[...played].join(', ')}`)
}

function applyCharacterValue(
  entity: FactEntity,
  [key, value]: readonly [string, number],
  { place, skills }: { readonly place: Place; readonly skills: readonly string[] },
): Fault | null {
  if (played.has(key)) return null
  if (key === 'maxHp' || key === 'strainThreshold') return entity.set(key, value, place)
  if (characteristics.some((one) => one === key)) return entity.put('characteristics', [key, value], place)
  if (skills.includes(key)) return entity.put('skills', [key, value], place)
  const meant = nearest(key, [...characteristics, ...skills, 'maxHp', 'strainThreshold'])
  const fix = meant ? `did you mean "${meant}"?` : 'write a characteristic, a skill, maxHp or strainThreshold'
  return fault(place, `"${key}" is not a value of a character`, fix)
}
