import { IMPORT_MAX_FILES, type EntityType } from '@waybook/contract'

import { isPicturePath, isSourceText, type SourceFiles } from '../reading/source-files.ts'
import type { LossKey } from '../report/causes.ts'
import type { Findings } from '../report/findings.ts'
import type { SceneGeometry } from '../uvtt/scene-geometry.ts'
import type { Conversion, FolderFile, Format } from './converted.ts'
import { pageText, yamlText, type Page } from './page.ts'
import { plainText } from './plain-text.ts'

/** A skill of the campaign's own. */
export interface OwnSkill {
  readonly id: string
  readonly name: string
  readonly characteristic: string
  readonly group?: string
}

export interface CampaignCalendar {
  readonly months: readonly { readonly name: string; readonly days: number }[]
  readonly weekdays: readonly string[]
  readonly eras?: readonly { readonly name: string; readonly from?: number }[]
}

/** What a converter makes of a source, before it is written as files. */
interface CampaignDraft {
  readonly name: string
  readonly pages: readonly Page[]
  readonly pictures: readonly FolderFile[]
  readonly skills?: readonly OwnSkill[]
  readonly calendar?: CampaignCalendar | undefined
  readonly today?: string | undefined
  /** The id of the page with the map of the world. */
  readonly map?: string | undefined
  readonly scenes?: ReadonlyMap<string, SceneGeometry>
}

interface Origin {
  readonly format: Format
  readonly source: SourceFiles
  readonly findings: Findings
}

/** Leaves room for the pictures. */
const PAGES_MAX = IMPORT_MAX_FILES / 2

/** Writes a draft as the files of a campaign's folder, with the report. */
export function toFolder(draft: CampaignDraft, { format, source, findings }: Origin): Conversion {
  const { pages, maps } = withMaps({ ...draft, pages: draft.pages.slice(0, PAGES_MAX) }, findings)
  if (draft.pages.length > PAGES_MAX) findings.lose('tooManyPages', draft.name, draft.pages.length - PAGES_MAX)
  const written = pages.map((page): FolderFile => ({ path: `${page.id}.md`, text: pageText(page, findings) }))
  const files = [{ path: 'campaign.yaml', text: campaignText(draft) }, ...written, ...maps]
  const readableByPlayers = pages.filter(({ visible }) => visible).length
  const outcomes = findings.outcomesOf(source.keys(), (file) => whyUnused(file, source))
  const report = {
    format,
    files: outcomes,
    pages: countsOf(pages),
    pictures: draft.pictures.length,
    visibility: { readableByPlayers, hidden: pages.length - readableByPlayers },
    lost: findings.lost,
    remarks: findings.remarked,
  }
  return { ok: true, files, scenes: draft.scenes ?? new Map(), report }
}

/** Pictures that a Universal VTT file can have inside. */
const PICTURE_INSIDE = /\.(?:png|jpe?g|webp)$/i

/** Scenes with walls have a map that says where they are. A picture that only became such a map is no file of its own. */
function withMaps(
  { pages, pictures, scenes = new Map<string, SceneGeometry>() }: CampaignDraft,
  findings: Findings,
): { readonly pages: readonly Page[]; readonly maps: readonly FolderFile[] } {
  const maps = new Map<string, FolderFile>()
  const placed = pages.map((page): Page => {
    const standing = scenes.get(page.id)
    if (!standing) return page
    const picture = pictures.find(({ path }) => path === page.picture && PICTURE_INSIDE.test(path))
    if (!picture || !('copyOf' in picture)) {
      findings.lose('unstoredGeometry', page.name, standing.walls.length + standing.doors.length)
      return page
    }
    const map = `${page.id}.uvtt`
    maps.set(map, { path: map, copyOf: picture.copyOf, standing })
    const { picture: _picture, ...rest } = page
    return { ...rest, map }
  })
  const mapped = new Set(Array.from(maps.values(), (file) => ('copyOf' in file ? file.copyOf : '')))
  const isUsed = (path: string) => placed.some(({ picture, body = '' }) => picture === path || body.includes(path))
  const others = pictures.filter((one) => !('copyOf' in one && mapped.has(one.copyOf)) || isUsed(one.path))
  return { pages: placed, maps: [...others, ...maps.values()] }
}

function whyUnused(file: string, source: SourceFiles): LossKey {
  if (isPicturePath(file)) return 'unusedPicture'
  return isSourceText(file) && source.get(file) === null ? 'tooLarge' : 'unknownFile'
}

function campaignText({ name, skills = [], calendar, today, map }: CampaignDraft): string {
  return yamlText({
    name: plainText(name, 100) || 'Campaign',
    ...(map !== undefined && { map }),
    ...(skills.length > 0 && { skills: ['standard', ...skills.slice(0, SKILLS_MAX)] }),
    ...(calendar && { calendar }),
    ...(today !== undefined && { today }),
  })
}

const SKILLS_MAX = 190

function countsOf(pages: readonly Page[]): Partial<Record<EntityType, number>> {
  const counts: Partial<Record<EntityType, number>> = {}
  for (const { type } of pages) counts[type] = (counts[type] ?? 0) + 1
  return counts
}
