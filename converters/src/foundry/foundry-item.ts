import type { Page, Property } from '../folder/page.ts'
import { nameOf } from '../folder/plain-text.ts'
import { characteristicOf, weaponProperties } from '../genesys/campaign-skills.ts'
import type { Fields } from '../reading/fields.ts'
import { htmlWords } from '../text/read-html.ts'
import { writeMarkdown } from '../text/write-markdown.ts'
import { systemData, type FoundryContext, type GameSystem } from './foundry-source.ts'
import { readFoundryText } from './foundry-text.ts'

const EQUIPMENT: ReadonlySet<string> = new Set([
  'weapon',
  'armor',
  'armour',
  'gear',
  'consumable',
  'container',
  'shipweapon',
])
const TALENTS: ReadonlySet<string> = new Set(['talent', 'ability', 'forcepower', 'signatureability'])

type ItemKind = 'equipment' | 'talent' | 'other'

export function kindOfItem(type: string): ItemKind {
  return EQUIPMENT.has(type) ? 'equipment' : TALENTS.has(type) ? 'talent' : 'other'
}

/** A number that one system stores as it is, and the other as `value` in a record. */
export function numberIn(fields: Fields, key: string): number | null {
  const value = fields.value(key)
  return typeof value === 'object' && value !== null ? fields.record(key).number('value') : fields.number(key)
}

export function textIn(fields: Fields, key: string): string {
  const value = fields.value(key)
  return typeof value === 'object' && value !== null ? fields.record(key).text('value') : fields.text(key)
}

/** The page of an item or a talent, without its id. */
export function itemPage(
  item: Fields,
  { system, visible }: { readonly system: GameSystem; readonly visible: boolean },
  context: FoundryContext,
): Omit<Page, 'id'> {
  const type = item.text('type')
  const name = nameOf(item.text('name'), 'Unnamed')
  const data = systemData(item)
  const properties =
    type === 'weapon' || type === 'shipweapon' ? weapon(data, system, context) : otherProperties(data, type)
  const source = htmlWords(data.text('source')) || data.record('metadata').texts('sources').join(', ')
  if (source !== '') context.findings.remark('bookText', `${name}: ${source}`)
  const html = data.text('longDesc') || data.text('description')
  return {
    type: kindOfItem(type) === 'talent' ? 'talent' : 'item',
    name,
    // A text of a published book is the game master's to show.
    visible: visible && source === '',
    properties: { ...properties, ...(source && { source }) },
    picture: context.pictures.use(context.pictureAt(item.text('img')), name),
    body: writeMarkdown(readFoundryText(html, name, context), name, context.findings),
  }
}

function weapon(data: Fields, system: GameSystem, { skills }: FoundryContext): Record<string, Property> {
  const skillName = data.texts('skills')[0] ?? textIn(data, 'skill')
  const plus =
    system === 'genesys'
      ? characteristicOf(data.text('damageCharacteristic'))
      : characteristicOf(data.record('damage').text('characteristic'))
  return {
    ...weaponProperties({
      damage: data.has('baseDamage') ? data.number('baseDamage') : numberIn(data, 'damage'),
      plus,
      critical: data.has('critical') ? data.number('critical') : numberIn(data, 'crit'),
      range: textIn(data, 'range'),
      skill: skillName === '' ? null : skills.idOf(skillName, null),
      qualities: qualitiesIn(data),
    }),
    ...equipment(data),
  }
}

function qualitiesIn(data: Fields): string[] {
  const own = data.list('qualities').map((one) => [one.text('name'), one.has('isRated') ? one.text('rating') : ''])
  const modifiers = data.list('itemmodifier').map((one) => [one.text('name'), systemData(one).text('rank')])
  return [...own, ...modifiers].map((parts) =>
    parts
      .filter((part) => part !== '' && part !== '0')
      .join(' ')
      .replaceAll(',', ' '),
  )
}

function otherProperties(data: Fields, type: string): Record<string, Property> {
  if (kindOfItem(type) === 'talent') return talentProperties(data)
  if (type !== 'armor' && type !== 'armour') return equipment(data)
  const soak = numberIn(data, 'soak')
  const defense = numberIn(data, 'defense') ?? numberIn(data, 'defence')
  return {
    item_type: 'armor',
    ...(soak !== null && soak >= 0 && { soak: Math.round(soak) }),
    ...(defense !== null && defense > 0 && { defense: Math.round(defense) }),
    ...equipment(data),
  }
}

/** A negative encumbrance means that the thing carries others; pages say that in words. */
function equipment(data: Fields): Record<string, Property> {
  const [encumbrance, price, rarity] = ['encumbrance', 'price', 'rarity'].map((key) => numberIn(data, key))
  return {
    ...(typeof encumbrance === 'number' && encumbrance > 0 && { encumbrance: Math.round(encumbrance) }),
    ...(typeof encumbrance === 'number' && encumbrance < 0 && { carries: -encumbrance }),
    ...(price !== null && price !== undefined && { price }),
    ...(rarity !== null && rarity !== undefined && { rarity }),
  }
}

function talentProperties(data: Fields): Record<string, Property> {
  const activation = data.record('activation')
  const words = [activation.text('type'), activation.text('detail'), activation.text('value')].filter(
    (one) => one !== '',
  )
  return {
    ...(data.number('tier') !== null && { tier: data.number('tier') ?? 0 }),
    ...(words.length > 0 && { activation: words.join(', ') }),
  }
}

/** The rank of a talent on its character. */
export function rankOf(item: Fields): number {
  const data = systemData(item)
  return Math.max(1, Math.round((data.has('rank') ? data.number('rank') : data.record('ranks').number('current')) ?? 1))
}

export function quantityOf(item: Fields): number {
  return Math.max(1, Math.round(numberIn(systemData(item), 'quantity') ?? 1))
}
