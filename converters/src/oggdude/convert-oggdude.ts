import { toFolder } from '../folder/campaign-draft.ts'
import type { Converted } from '../folder/converted.ts'
import { PageIds } from '../folder/page-ids.ts'
import type { Page, Property } from '../folder/page.ts'
import { PictureShelf } from '../folder/picture-shelf.ts'
import { nameOf } from '../folder/plain-text.ts'
import { CampaignSkills, weaponProperties } from '../genesys/campaign-skills.ts'
import { Fields } from '../reading/fields.ts'
import { readXml } from '../reading/read-xml.ts'
import { isPicturePath, type SourceFiles } from '../reading/source-files.ts'
import { failure } from '../report/failure.ts'
import { Findings } from '../report/findings.ts'
import { bullets, heading, table, words, type Block } from '../text/blocks.ts'
import { writeMarkdown } from '../text/write-markdown.ts'
import { readOggDudeText } from './oggdude-text.ts'

/** The records of each kind of file: the element of the whole file, and that of a record. */
const KINDS = [
  { file: /(?:^|\/)skills\.xml$/i, path: ['Skills', 'Skill'], kind: 'skill' },
  { file: /(?:^|\/)itemdescriptors\.xml$/i, path: ['ItemDescriptors', 'ItemDescriptor'], kind: 'quality' },
  { file: /(?:^|\/)weapons\.xml$/i, path: ['Weapons', 'Weapon'], kind: 'weapon' },
  { file: /(?:^|\/)armor\.xml$/i, path: ['Armors', 'Armor'], kind: 'armor' },
  { file: /(?:^|\/)gear\.xml$/i, path: ['Gears', 'Gear'], kind: 'gear' },
  { file: /(?:^|\/)talents\.xml$/i, path: ['Talents', 'Talent'], kind: 'talent' },
  { file: /(?:^|\/)species\/[^/]+\.xml$/i, path: ['Species'], kind: 'species' },
  { file: /(?:^|\/)careers\/[^/]+\.xml$/i, path: ['Career'], kind: 'career' },
  { file: /(?:^|\/)specializations\/[^/]+\.xml$/i, path: ['Specialization'], kind: 'specialization' },
  { file: /(?:^|\/)(?:force powers|sigabilities|vehicles)\/[^/]+\.xml$/i, path: [], kind: 'other' },
] as const

type Kind = (typeof KINDS)[number]['kind']

interface OggDudeRecord {
  readonly kind: Kind
  readonly fields: Fields
  readonly name: string
  readonly key: string
}

interface OggDudeContext {
  readonly findings: Findings
  readonly ids: PageIds
  readonly skills: CampaignSkills
  readonly pictures: PictureShelf
  readonly pictureAt: (name: string) => string
  /** Names of skills and qualities by their keys. */
  readonly skillOf: ReadonlyMap<string, string>
  readonly qualityOf: ReadonlyMap<string, string>
}

export function isOggDude(source: SourceFiles): boolean {
  return [...source.keys()].some((path) => KINDS.some(({ file }) => file.test(path)))
}

/** Converts the data of OggDude's generator. Its texts are those of books, so players see none of it before the game master shows it. */
export function convertOggDude(source: SourceFiles): Converted {
  const findings = new Findings()
  const records = readRecordsOf(source, findings)
  if (records.length === 0) return findings.firstFailure() ?? failure('', '', 'There is no data')
  const skills = new CampaignSkills(findings)
  const named = (kind: Kind) => records.filter((one) => one.kind === kind)
  const skillOf = named('skill').flatMap(({ fields, name, key }) => {
    const id = skills.idOf(name, fields.text('CharKey'))
    return id === null ? [] : [[key, id] as const]
  })
  const pictures = [...source.keys()].filter(isPicturePath)
  const byName = new Map(
    pictures.map((path) => [
      path
        .slice(path.lastIndexOf('/') + 1)
        .toLowerCase()
        .replace(/\.[^.]+$/, ''),
      path,
    ]),
  )
  const context: OggDudeContext = {
    findings,
    skills,
    ids: new PageIds(findings),
    pictures: new PictureShelf(source, findings),
    pictureAt: (name) => byName.get(name.toLowerCase()) ?? '',
    skillOf: new Map(skillOf),
    qualityOf: new Map(named('quality').map(({ key, name }) => [key, name])),
  }
  const pages = records.filter(({ kind }) => kind !== 'skill' && kind !== 'quality').map((one) => toPage(one, context))
  const draft = { name: 'Rules and equipment', pages, pictures: context.pictures.files, skills: skills.own }
  return toFolder(draft, { format: 'oggdude', source, findings })
}

function readRecordsOf(source: SourceFiles, findings: Findings): OggDudeRecord[] {
  return [...source.keys()].toSorted().flatMap((file) => {
    const text = source.get(file)
    const known = KINDS.find((one) => one.file.test(file))
    if (typeof text !== 'string' || !known) return []
    const read = readXml(text)
    if (!read.ok) {
      findings.leaveOut(file, 'brokenFile', `${read.place}: ${read.why}`)
      return []
    }
    findings.read(file)
    return recordsIn(new Fields(read.value, file, findings), known.path).map((fields) => {
      const key = fields.text('Key')
      return { kind: known.kind, fields, key, name: nameOf(fields.text('Name'), key || 'Unnamed') }
    })
  })
}

function recordsIn(root: Fields, path: readonly string[]): readonly Fields[] {
  const [first = root.keys()[0] ?? '', second] = path
  const within = root.many(first)
  return second === undefined ? within : within.flatMap((one) => one.many(second))
}

function toPage(record: OggDudeRecord, context: OggDudeContext): Page {
  const { kind, fields, name, key } = record
  const { findings, ids, pictures, pictureAt } = context
  const type = kind === 'talent' ? 'talent' : ['weapon', 'armor', 'gear'].includes(kind) ? 'item' : 'note'
  const id = ids.take(type, name)
  const source = [...fields.texts('Source'), ...fields.record('Sources').texts('Source')]
  findings.remark('bookText', name)
  const body = writeMarkdown(
    [...readOggDudeText(fields.text('Description')), ...listsOf(record, context)],
    id,
    findings,
  )
  const picture = pictures.use(pictureAt(`${kind}${key}`), name)
  const properties = { ...propertiesOf(record, context), ...(source.length > 0 && { source: source.join(', ') }) }
  fields.ignore('Key', 'Custom', 'Categories', 'Type', 'HP', 'Restricted', 'ItemLimit')
  fields.finish()
  return { id, type, name, visible: false, picture, properties, body }
}

function propertiesOf({ kind, fields }: OggDudeRecord, context: OggDudeContext): Record<string, Property> {
  if (kind === 'weapon') return weapon(fields, context)
  if (kind === 'talent') return talent(fields, context)
  if (kind === 'gear') return equipment(fields)
  if (kind !== 'armor') return { kind }
  const [soak, defense] = [fields.number('Soak') ?? 0, fields.number('Defense') ?? 0]
  return {
    item_type: 'armor',
    soak: Math.max(0, Math.round(soak)),
    ...(defense > 0 && { defense }),
    ...equipment(fields),
  }
}

function equipment(fields: Fields): Record<string, Property> {
  const [encumbrance, price, rarity] = ['Encumbrance', 'Price', 'Rarity'].map((key) => fields.number(key))
  return {
    ...(typeof encumbrance === 'number' && encumbrance > 0 && { encumbrance: Math.round(encumbrance) }),
    ...(typeof price === 'number' && { price }),
    ...(typeof rarity === 'number' && { rarity }),
  }
}

function weapon(fields: Fields, { skillOf, qualityOf }: OggDudeContext): Record<string, Property> {
  if (/vehicle/i.test(fields.text('Type'))) return { kind: 'weapon of a ship', ...equipment(fields) }
  const qualities = fields
    .record('Qualities')
    .many('Quality')
    .map((one) => {
      const key = one.text('Key')
      return [qualityOf.get(key) ?? key, one.text('Count')]
        .filter((part) => part !== '')
        .join(' ')
        .replaceAll(',', ' ')
    })
  const isAdded = fields.has('DamageAdd') || (!fields.has('Damage') && fields.keys().includes('DamageAdd'))
  return {
    ...weaponProperties({
      damage: isAdded ? fields.number('DamageAdd') : fields.number('Damage'),
      plus: isAdded ? 'brawn' : null,
      critical: fields.number('Crit'),
      range: fields.text('RangeValue').replace(/^wr/, ''),
      skill: skillOf.get(fields.text('SkillKey')) ?? null,
      qualities,
    }),
    ...equipment(fields),
  }
}

const DICE: Readonly<Record<string, string>> = {
  BoostCount: 'add boost dice',
  SetbackCount: 'remove setback dice',
  AddSetbackCount: 'add setback dice',
  UpgradeAbilityCount: 'upgrade ability dice',
  UpgradeDifficultyCount: 'upgrade difficulty dice',
  DecreaseDifficultyCount: 'decrease the difficulty',
  ForceCount: 'add force dice',
}

/** What a talent changes about the dice is said in words, because its rules are not automated. */
function talent(fields: Fields, { skillOf }: OggDudeContext): Record<string, Property> {
  const dice = fields
    .record('DieModifiers')
    .many('DieModifier')
    .map((one) => {
      const skill = skillOf.get(one.text('SkillKey')) ?? one.text('SkillKey')
      const changes = Object.entries(DICE).flatMap(([key, meaning]) =>
        one.has(key) ? [`${meaning}: ${one.text(key)}`] : [],
      )
      return [skill, changes.join(', ')].filter((part) => part !== '').join(': ')
    })
  const activation = fields.text('ActivationValue').replace(/^ta/, '')
  return {
    ...(activation && { activation }),
    ...(fields.flag('Ranked') && { ranked: 'yes' }),
    ...(dice.length > 0 && { dice: dice.join('; ') }),
  }
}

/** Skills, characteristics and talents of species, careers and specializations. */
function listsOf({ kind, fields }: OggDudeRecord, { skillOf }: OggDudeContext): Block[] {
  const list = (title: string, some: readonly string[]): Block[] =>
    some.length > 0 ? [heading(3, title), ...bullets(some.map(words))] : []
  if (kind === 'career' || kind === 'specialization')
    return [
      ...list(
        'Skills',
        fields
          .record('CareerSkills')
          .texts('Key')
          .map((key) => skillOf.get(key) ?? key),
      ),
      ...list('Specializations', fields.record('Specializations').texts('Key')),
      ...list(
        'Talents',
        fields
          .record('TalentRows')
          .many('TalentRow')
          .flatMap((row) => row.record('Talents').texts('Key')),
      ),
    ]
  if (kind === 'other') return figuresOf(fields)
  if (kind !== 'species') return []
  const numbers = (key: string) => {
    const given = fields.record(key)
    return given
      .keys()
      .flatMap((name) =>
        given.has(name) && typeof given.value(name) === 'string' ? [`${name}: ${given.text(name)}`] : [],
      )
  }
  return [...list('Characteristics', numbers('StartingChars')), ...list('Thresholds', numbers('StartingAttrs'))]
}

const NO_FIGURES = new Set(['Key', 'Name', 'Description', 'Source', 'Custom'])

/** The figures of a vehicle or a power, which have no rules in Waybook. */
function figuresOf(fields: Fields): Block[] {
  const rows = fields
    .keys()
    .filter((key) => !NO_FIGURES.has(key) && typeof fields.value(key) === 'string')
    .map((key) => [key.replaceAll(/([a-z])([A-Z])/g, '$1 $2'), fields.text(key).slice(0, 200)])
    .filter(([, value]) => value !== '')
  return table([['Figure', 'Value'], ...rows.slice(0, 100)])
}
