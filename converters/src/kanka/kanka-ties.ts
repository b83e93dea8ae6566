import type { Page, Tie } from '../folder/page.ts'
import type { Fields } from '../reading/fields.ts'
import type { KankaRecord } from './kanka-export.ts'
import { childOf, entityOf, isOpen, type KankaContext } from './kanka-text.ts'

/** Relationships, talents and things carried. */
export function readKankaTies(
  record: KankaRecord,
  context: KankaContext,
): Pick<Page, 'ties' | 'talents' | 'inventory'> {
  const carried = readInventory(record, context)
  const abilities = readAbilities(record, context)
  const ties = [
    ...placesOf(record, context),
    ...membershipsOf(record, context),
    ...relationsOf(record, context),
    ...carried.ties,
    ...abilities.ties,
  ]
  return { ties: unique(ties), inventory: carried.inventory, talents: abilities.talents }
}

function unique(ties: readonly Tie[]): Tie[] {
  const known = new Map<string, Tie>()
  for (const tie of ties) {
    const key = `${tie.type}|${tie.to}`
    const other = known.get(key)
    // If one of them is secret, both are.
    known.set(key, other && !tie.secret ? other : tie)
  }
  return [...known.values()]
}

function placesOf({ top, entity, module }: KankaRecord, context: KankaContext): Tie[] {
  const parent = entityOf(entity, 'parent_id', context)
  const places = [top, ...entity.list('entityLocations')].map((one) =>
    childOf(one, 'location_id', 'locations', context),
  )
  const instigator = module === 'quests' ? entityOf(top, 'instigator_id', context) : null
  const author = module === 'journals' ? entityOf(top, 'author_id', context) : null
  return [
    ...tieTo('part of', parent),
    ...places.flatMap((place) => tieTo('located in', place)),
    ...tieTo('instigated by', instigator),
    ...tieTo('written by', author),
  ]
}

function tieTo(type: string, target: KankaRecord | null, secret = false): Tie[] {
  return target ? [{ type, to: target.id, ...(secret && { secret }) }] : []
}

function membershipsOf({ top }: KankaRecord, context: KankaContext): Tie[] {
  const isPrivate = (one: Fields) => one.has('is_private')
  return [
    ...top.list('organisationMemberships').flatMap((one) => {
      const organization = childOf(one, 'organisation_id', 'organisations', context)
      const role = one.text('role')
      one.ignore('id', 'pin_id', 'status_id', 'parent_id', 'character_id', 'created_at', 'updated_at')
      return [
        ...tieTo('member of', organization, isPrivate(one)),
        ...(role === '' ? [] : tieTo(role, organization, isPrivate(one))),
      ]
    }),
    ...top.list('members').flatMap((one) => {
      one.ignore('id', 'role', 'pin_id', 'status_id', 'parent_id', 'organisation_id', 'created_at', 'updated_at')
      return tieTo('includes', childOf(one, 'character_id', 'characters', context), isPrivate(one))
    }),
    ...listed(top, 'characterFamilies').flatMap((one) =>
      tieTo('member of', childOf(one, 'family_id', 'families', context), isPrivate(one)),
    ),
    ...listed(top, 'pivotMembers').flatMap((one) =>
      tieTo('includes', childOf(one, 'character_id', 'characters', context), isPrivate(one)),
    ),
    ...listed(top, 'characterRaces').flatMap((one) =>
      tieTo('of the kind', childOf(one, 'race_id', 'races', context), isPrivate(one)),
    ),
    ...listed(top, 'itemCreators').flatMap((one) =>
      tieTo('made by', entityOf(one, 'creator_id', context), isPrivate(one)),
    ),
  ]
}

function listed(top: Fields, key: string): readonly Fields[] {
  const rows = top.list(key)
  for (const row of rows) row.ignore('id', 'character_id', 'item_id', 'family_id', 'created_at', 'updated_at')
  return rows
}

function relationsOf({ entity }: KankaRecord, context: KankaContext): Tie[] {
  return entity.list('relationships').flatMap((one) => {
    const target = entityOf(one, 'target_id', context)
    const type = one.text('relation') || 'related to'
    one.ignore('id', 'owner_id', 'is_pinned', 'colour', 'created_at', 'updated_at', 'created_by', 'updated_by')
    if (target && isMirrorKept(one, target, context)) {
      context.findings.remark('mirrored', `${type}: ${target.name}`)
      return []
    }
    return tieTo(type, target, !isOpen(one))
  })
}

/** Whether the other page has the same relationship, with a lower number, so this one would say it twice. */
function isMirrorKept(one: Fields, target: KankaRecord, { relations }: KankaContext): boolean {
  const [id, mirror] = [one.number('id'), one.number('mirror_id')]
  if (id === null || mirror === null || mirror >= id) return false
  const other = relations.get(mirror)
  if (!other?.place.startsWith(target.file)) return false
  return other.text('relation') === one.text('relation') && isOpen(other) === isOpen(one)
}

function readInventory({ type, entity }: KankaRecord, context: KankaContext) {
  const inventory: Record<string, number> = {}
  const ties: Tie[] = []
  for (const one of entity.list('inventories')) {
    const item = childOf(one, 'item_id', 'items', context)
    const amount = Math.max(1, Math.round(one.number('amount') ?? 1))
    one.ignore('id', 'entity_id', 'name', 'position', 'is_equipped', 'created_by', 'image_uuid')
    if (!item) continue
    if (isOpen(one) && type === 'character') inventory[item.id] = (inventory[item.id] ?? 0) + amount
    else ties.push(...tieTo('carries', item, !isOpen(one)))
  }
  return { inventory, ties }
}

function readAbilities({ type, entity }: KankaRecord, context: KankaContext) {
  const talents: Record<string, number> = {}
  const ties: Tie[] = []
  for (const one of entity.list('abilities')) {
    const ability = childOf(one, 'ability_id', 'abilities', context)
    one.ignore('id', 'entity_id', 'charges', 'position', 'created_by')
    if (!ability) continue
    if (isOpen(one) && type === 'character') talents[ability.id] = 1
    else ties.push(...tieTo('can do', ability, !isOpen(one)))
  }
  return { talents, ties }
}
