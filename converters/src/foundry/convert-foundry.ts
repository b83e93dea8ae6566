import { toFolder } from '../folder/campaign-draft.ts'
import type { Converted } from '../folder/converted.ts'
import { PageIds } from '../folder/page-ids.ts'
import type { Page } from '../folder/page.ts'
import { PictureShelf } from '../folder/picture-shelf.ts'
import { CampaignSkills } from '../genesys/campaign-skills.ts'
import type { Fields } from '../reading/fields.ts'
import type { SourceFiles } from '../reading/source-files.ts'
import { failure } from '../report/failure.ts'
import { Findings } from '../report/findings.ts'
import { heading, paragraph, plainParagraphs, secret, shownPicture, type Block } from '../text/blocks.ts'
import { writeMarkdown } from '../text/write-markdown.ts'
import type { SceneGeometry } from '../uvtt/scene-geometry.ts'
import { actorPage, type ItemPages } from './foundry-actor.ts'
import { itemPage, kindOfItem } from './foundry-item.ts'
import { readScene } from './foundry-scene.ts'
import { pictureFinder, readDocuments, sees, type FoundryContext, type FoundryDocument } from './foundry-source.ts'
import { readFoundryText } from './foundry-text.ts'

interface Named {
  readonly document: FoundryDocument
  readonly id: string
}

/** Converts exports of Foundry VTT: actors and items of `genesys` and `starwarsffg`, journals and scenes of every system. */
export function convertFoundry(source: SourceFiles): Converted {
  const findings = new Findings()
  const documents = readDocuments(source, findings)
  if (documents.length === 0) return findings.firstFailure() ?? failure('', '', 'There is no document')
  const ids = new PageIds(findings)
  const named = documents
    .filter((document) => isRead(document, findings))
    .map((document) => ({ document, id: ids.take(typeOf(document), document.name) }))
  const context: FoundryContext = {
    findings,
    ids,
    pictures: new PictureShelf(source, findings),
    skills: new CampaignSkills(findings),
    pageOf: new Map(
      named.map(({ document, id }) => [
        document.fields.text('_id'),
        { id, visible: document.visible && document.kind !== 'scene' },
      ]),
    ),
    pictureAt: pictureFinder(source),
  }
  const scenes = new Map<string, SceneGeometry>()
  const items: ItemPages = new Map()
  const pages = named.map((one) => toPage(one, { items, scenes }, context))
  for (const { document } of named) reportTheRest(document.fields)
  const draft = {
    name: 'Foundry',
    pages: [...pages, ...items.values()],
    pictures: context.pictures.files,
    skills: context.skills.own,
    scenes,
  }
  return toFolder(draft, { format: 'foundry', source, findings })
}

/** Figures and things of other systems mean nothing here. Journals and scenes are the same in all. */
function isRead({ kind, system, systemName, name }: FoundryDocument, findings: Findings): boolean {
  const isOther = system === null && (kind === 'actor' || kind === 'item')
  if (isOther) findings.lose('otherSystem', `${name}: ${systemName}`)
  return !isOther
}

function typeOf({ kind, fields }: FoundryDocument): Page['type'] {
  if (kind === 'scene') return 'scene'
  if (kind === 'journal') return 'note'
  const type = fields.text('type')
  if (kind === 'actor') return type === 'vehicle' || type === 'homestead' ? 'item' : 'character'
  return kindOfItem(type) === 'talent' ? 'talent' : 'item'
}

interface Collected {
  readonly items: ItemPages
  readonly scenes: Map<string, SceneGeometry>
}

function toPage({ document, id }: Named, { items, scenes }: Collected, context: FoundryContext): Page {
  const { kind, fields, visible, system } = document
  if (kind === 'actor') return actorPage(document, id, items, context)
  if (kind === 'item') return { ...itemPage(fields, { system: system ?? 'genesys', visible }, context), id }
  if (kind === 'journal') return journalPage(document, id, context)
  const { page, geometry } = readScene(document, id, context)
  if (geometry) scenes.set(id, geometry)
  return page
}

/** All pages of a journal are one page. A page that not all players see is a secret of it. */
function journalPage({ fields, name, visible }: FoundryDocument, id: string, context: FoundryContext): Page {
  const pages = fields.list('pages').toSorted((one, other) => (one.number('sort') ?? 0) - (other.number('sort') ?? 0))
  const old = fields.text('content')
  const blocks = [
    ...readFoundryText(old, name, context),
    ...pages.flatMap((page) => {
      const title = pages.length > 1 && page.text('name') !== '' ? [heading(2, page.text('name'))] : []
      const text = [...title, ...textOfPage(page, name, context)]
      return isOpen(page) ? text : secret(text)
    }),
  ]
  fields.ignore('_id', 'folder', 'sort', 'ownership', 'permission', 'categories')
  return { id, type: 'note', name, visible, body: writeMarkdown(blocks, id, context.findings) }
}

/** A page without rights of its own has those of its journal. */
function isOpen(page: Fields): boolean {
  const own = page.record('ownership')
  const right = own.value('default')
  return right === undefined || right === -1 || sees(right)
}

function textOfPage(page: Fields, place: string, context: FoundryContext): Block[] {
  const type = page.text('type')
  const text = page.record('text')
  if (type === 'image') {
    const shelved = context.pictures.use(context.pictureAt(page.text('src')), place)
    return shelved === undefined ? [] : [paragraph(shownPicture(shelved))]
  }
  if (type !== '' && type !== 'text') {
    context.findings.lose('droppedElement', `${place}: ${type}`)
    return []
  }
  const html = text.text('content')
  return html === '' ? plainParagraphs(text.text('markdown')) : readFoundryText(html, place, context)
}

/** Parts of a document that belong to the other program. */
const TECHNICAL =
  '_id folder sort ownership permission flags effects _stats prototypeToken token title categories active navigation navOrder navName thumb initial fog fogExploration weather environment tokenVision globalLight darkness backgroundColor foreground foregroundElevation padding playlist playlistSound journal journalEntryPage'.split(
    ' ',
  )

function reportTheRest(fields: Fields): void {
  for (const one of [fields, ...fields.list('items'), ...fields.list('pages')]) one.ignore(...TECHNICAL, 'img')
  fields.finish()
}
