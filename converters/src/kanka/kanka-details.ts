import type { Property } from '../folder/page.ts'
import type { Fields } from '../reading/fields.ts'
import { bullets, heading, paragraph, secret, words, type Block } from '../text/blocks.ts'
import type { KankaCalendar } from './kanka-calendar.ts'
import type { KankaRecord } from './kanka-export.ts'
import { childOf, isOpen, type KankaContext } from './kanka-text.ts'

interface Attributes {
  readonly open: Record<string, Property>
  readonly hidden: string[]
}

export function readAttributes({ entity }: KankaRecord): Attributes {
  const areHidden = entity.has('is_attributes_private')
  const open: Record<string, Property> = {}
  const hidden: string[] = []
  for (const attribute of entity.list('entityAttributes')) {
    const [name, value] = [attribute.text('name'), attribute.text('value')]
    const isHidden = ['is_private', 'is_hidden'].map((key) => attribute.has(key)).includes(true)
    if (areHidden || isHidden) hidden.push(`${name}: ${value}`)
    else if (name !== '') open[name] = value
    attribute.ignore('id', 'type_id', 'default_order', 'is_pinned', 'entity_id', 'api_key')
  }
  return { open, hidden }
}

const ALIAS = new Set<unknown>([3, '3', 'alias'])
const LINK = new Set<unknown>([2, '2', 'link'])

export function aliasesOf(entity: Fields): readonly Fields[] {
  return entity.list('assets').filter((one) => ALIAS.has(one.value('type_id')))
}

export function hiddenAliases(entity: Fields): string[] {
  return aliasesOf(entity)
    .filter((one) => !isOpen(one))
    .map((one) => `Alias: ${one.text('name')}`)
}

/** The addresses that a page lists. */
export function readLinks(entity: Fields): Block[] {
  return entity
    .list('assets')
    .filter((one) => LINK.has(one.value('type_id')))
    .flatMap((one): Block[] => {
      const url = one.record('metadata').text('url')
      if (!/^https?:\/\//i.test(url)) return []
      const line = [paragraph({ type: 'link', url, children: [{ type: 'text', value: one.text('name') || url }] })]
      return isOpen(one) ? line : secret(line)
    })
}

/** A tag that only game masters see would tell its name, so it is left out of pages that players see. */
export function tagsOf({ entity, visible }: KankaRecord, context: KankaContext): string[] {
  return entity.list('entityTags').flatMap((one) => {
    const tag = childOf(one, 'tag_id', 'tags', context)
    return tag && (tag.visible || !visible) ? [tag.name] : []
  })
}

interface Dates {
  readonly date: string | undefined
  readonly blocks: readonly Block[]
}

/** The first reminder that all members see is the date of the page. */
export function readDates(
  { id, entity }: KankaRecord,
  calendar: KankaCalendar | null,
  { findings }: KankaContext,
): Dates {
  let date: string | undefined
  const others: Block[] = []
  for (const one of entity.list('reminders')) {
    const [year, month, day] = [one.number('year'), one.number('month'), one.number('day')]
    const isOurs = calendar !== null && one.number('calendar_id') === calendar.id
    const read = isOurs ? calendar.dateOf(year, month, day) : null
    const text = `${year ?? '?'}-${month ?? '?'}-${day ?? '?'}`
    if (read === null) findings.lose('unreadDate', `${id}: ${text}`)
    const line = bullets([words([text, one.text('comment')].filter((part) => part !== '').join(': '))])
    if (read !== null && date === undefined && isOpen(one)) date = read
    else others.push(...(isOpen(one) ? line : secret(line)))
    one.ignore(
      'id',
      'length',
      'colour',
      'type_id',
      'is_recurring',
      'recurring_until',
      'recurring_periodicity',
      'entity_id',
    )
  }
  return { date, blocks: others }
}

/** Things of an inventory that have no page. */
export function readLooseInventory({ entity }: KankaRecord): Block[] {
  const loose = entity.list('inventories').filter((one) => !one.has('item_id') && one.has('name'))
  const line = (one: Fields) => words(`${one.text('amount') || '1'} × ${one.text('name')}`)
  const [open, hidden] = [loose.filter(isOpen), loose.filter((one) => !isOpen(one))]
  const titled = (some: readonly Fields[]) =>
    some.length > 0 ? [heading(2, 'Inventory'), ...bullets(some.map(line))] : []
  return [...titled(open), ...secret(titled(hidden))]
}
