import type { EntityType } from '@waybook/contract'

import { toFolder } from '../folder/campaign-draft.ts'
import type { ConversionOptions, Converted } from '../folder/converted.ts'
import { PageIds } from '../folder/page-ids.ts'
import type { Page, Property, Tie } from '../folder/page.ts'
import { PictureShelf } from '../folder/picture-shelf.ts'
import { nameOf } from '../folder/plain-text.ts'
import type { Fields } from '../reading/fields.ts'
import { baseName, isPicturePath, type SourceFiles } from '../reading/source-files.ts'
import { failure } from '../report/failure.ts'
import { Findings } from '../report/findings.ts'
import { readHtml } from '../text/read-html.ts'
import { writeMarkdown } from '../text/write-markdown.ts'
import { markersOf, pinsOn, type Placed, type World } from './azgaar-pins.ts'
import { readAzgaar, type AzgaarMap } from './read-azgaar.ts'

/** Maps have hundreds of towns, which would drown everything else. */
const TOWNS = 40

/** Converts a world of Azgaar's Fantasy Map Generator. Everything but the map is hidden: the players explore it. */
export function convertAzgaar(source: SourceFiles, { towns = TOWNS }: ConversionOptions): Converted {
  const findings = new Findings()
  const map = readAzgaar(source, findings)
  if (!map) return findings.firstFailure() ?? failure('', '', 'There is no map')
  const ids = new PageIds(findings)
  const pictures = new PictureShelf(source, findings)
  const name = nameOf(map.name, baseName(map.file))
  const id = ids.take('location', name)
  const drawn = map.svg === null ? null : pictures.add(name, 'svg', new TextEncoder().encode(map.svg))
  const picture = drawn ?? pictures.use([...source.keys()].find(isPicturePath) ?? '', name)
  if (picture === undefined) findings.lose('missingPicture', `${map.file}: the drawn map (export it as PNG, too)`)
  const world = {
    map,
    findings,
    burgs: placed(largest(map, towns, findings), 'location', ids),
    states: placed(map.states.slice(1).filter(isThere), 'organization', ids),
    cultures: placed(map.cultures.slice(1).filter(isThere), 'identity', ids),
    religions: placed(map.religions.slice(1).filter(isThere), 'organization', ids),
  }
  const pages = [
    ...[...world.states.values()].map((one) => statePage(one, world)),
    ...[...world.burgs.values()].map((one) => burgPage(one, world)),
    ...[...world.cultures.values()].map((one) => culturePage(one, world)),
    ...[...world.religions.values()].map((one) => religionPage(one, world)),
  ]
  for (const page of pages) findings.remark('hiddenByDefault', page.name)
  const markers = markersOf(world)
  const atlas: Page = {
    id,
    type: 'location',
    name,
    visible: true,
    picture,
    ...(picture && { map: picture, pins: [...pinsOn(world), ...markers.pins] }),
    body: writeMarkdown(markers.blocks, id, findings),
  }
  reportTheRest(map, findings)
  return toFolder(
    { name, pages: [atlas, ...pages], pictures: pictures.files, map: picture && id },
    { format: 'azgaar', source, findings },
  )
}

function isThere(fields: Fields): boolean {
  return !fields.has('removed') && fields.has('name')
}

/** The most populous towns, and all capitals among them first. */
function largest({ burgs }: AzgaarMap, towns: number, findings: Findings): readonly Fields[] {
  const real = burgs.slice(1).filter(isThere)
  const sizeOf = (burg: Fields) => (burg.has('capital') ? 1e9 : 0) + (burg.number('population') ?? 0)
  const chosen = real.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, towns)
  if (chosen.length < real.length)
    findings.lose('notChosen', `${chosen.length} of ${real.length}`, real.length - chosen.length)
  return chosen
}

/** Pages by the number that other records use for them. */
function placed(some: readonly Fields[], type: EntityType, ids: PageIds): Map<number, Placed> {
  return new Map(
    some.map((fields) => {
      const name = nameOf(fields.text('fullName') || fields.text('name'), 'Unnamed')
      return [fields.number('i') ?? 0, { fields, id: ids.take(type, name), name }]
    }),
  )
}

function textOf(note: string, { id }: Placed, { map, findings }: World): string {
  return writeMarkdown(readHtml(map.notes.get(note)?.legend ?? '', { place: id, findings }), id, findings)
}

function tiesTo(type: string, target: Placed | undefined): Tie[] {
  return target ? [{ type, to: target.id }] : []
}

function present(properties: Readonly<Record<string, Property | null>>): Record<string, Property> {
  return Object.fromEntries(
    Object.entries(properties).filter((entry): entry is [string, Property] => entry[1] !== null && entry[1] !== ''),
  )
}

const BUILDINGS = ['port', 'citadel', 'plaza', 'walls', 'shanty', 'temple'] as const

function burgPage(burg: Placed, world: World): Page {
  const { fields, id, name } = burg
  const people = Math.round((fields.number('population') ?? 0) * world.map.people)
  const properties = present({
    type: fields.text('type'),
    population: people > 0 ? people : null,
    capital: fields.has('capital') ? 'yes' : null,
    with: BUILDINGS.filter((one) => fields.has(one)),
  })
  return {
    id,
    type: 'location',
    name,
    visible: false,
    properties,
    ties: [
      ...tiesTo('part of', world.states.get(fields.number('state') ?? 0)),
      ...tiesTo('home of', world.cultures.get(fields.number('culture') ?? 0)),
    ],
    body: textOf(`burg${fields.number('i') ?? ''}`, burg, world),
  }
}

function statePage(state: Placed, world: World): Page {
  const { fields, id, name } = state
  return {
    id,
    type: 'organization',
    name,
    visible: false,
    properties: present({ form: fields.text('formName') || fields.text('form'), wars: warsOf(fields, world) }),
    ties: [
      ...tiesTo('has its capital in', world.burgs.get(fields.number('capital') ?? 0)),
      ...tiesTo('founded by', world.cultures.get(fields.number('culture') ?? 0)),
      ...diplomacyOf(fields, world),
    ],
    body: textOf(`stateLabel${fields.number('i') ?? ''}`, state, world),
  }
}

const NEUTRAL = new Set(['x', 'Neutral', 'Unknown', ''])

/** What a state thinks of the others, by their numbers. Relations that both sides have are said once. */
function diplomacyOf(fields: Fields, { states }: World): Tie[] {
  const own = fields.number('i') ?? 0
  return fields.texts('diplomacy').flatMap((relation, other) => {
    const isMutual = ['Ally', 'Enemy', 'Rival', 'Friendly', 'Suspicion'].includes(relation)
    if (NEUTRAL.has(relation) || (isMutual && other < own)) return []
    return tiesTo(relation.toLowerCase(), states.get(other))
  })
}

function warsOf(fields: Fields, { map }: World): string[] {
  const year = (value: number | null) => (value === null ? '?' : `${value}${map.era && ` ${map.era}`}`)
  return fields
    .list('campaigns')
    .map((war) => `${war.text('name')}, ${year(war.number('start'))} to ${year(war.number('end'))}`)
}

function culturePage(culture: Placed, world: World): Page {
  const { fields, id, name } = culture
  return {
    id,
    type: 'identity',
    name,
    visible: false,
    properties: present({ type: fields.text('type') }),
    body: textOf(`culture${fields.number('i') ?? ''}`, culture, world),
  }
}

function religionPage(religion: Placed, world: World): Page {
  const { fields, id, name } = religion
  return {
    id,
    type: 'organization',
    name,
    visible: false,
    properties: present({ type: fields.text('type'), form: fields.text('form'), deity: fields.text('deity') }),
    ties: tiesTo('faith of', world.cultures.get(fields.number('culture') ?? 0)),
    body: textOf(`religion${fields.number('i') ?? ''}`, religion, world),
  }
}

/** The parts of the world that get no pages. */
function reportTheRest({ file, provinces, others, records }: AzgaarMap, findings: Findings): void {
  const counted = { provinces: provinces.filter(isThere).length, ...others }
  for (const [name, count] of Object.entries(counted))
    if (count > 0) findings.lose('unreadField', `${file}: ${name}`, count)
  for (const record of records) {
    record.ignore(...TECHNICAL)
    record.finish()
  }
}

/** Numbers of the generator that say nothing to a reader. */
const TECHNICAL =
  'i cell x y pole color coa center cells area burgs rural urban neighbors provinces military alert salesTax treasury origins code base expansionism shield feature group label lock cultureset icon type pin fill size dx dy px stroke'.split(
    ' ',
  )
