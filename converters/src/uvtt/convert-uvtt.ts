import { toFolder } from '../folder/campaign-draft.ts'
import type { Converted, FolderFile } from '../folder/converted.ts'
import { PageIds } from '../folder/page-ids.ts'
import type { Page } from '../folder/page.ts'
import { Fields } from '../reading/fields.ts'
import { readRecords } from '../reading/read-records.ts'
import { baseName, endingOf, type SourceFiles } from '../reading/source-files.ts'
import { failure } from '../report/failure.ts'
import { Findings } from '../report/findings.ts'
import { readUvtt } from './read-uvtt.ts'

const UVTT = /\.(?:uvtt|dd2vtt|df2vtt)$/i

export function isUvtt(path: string): boolean {
  return UVTT.test(path)
}

/**
 * Each Universal VTT file becomes a scene, hidden like every scene before it is played. The file itself is the scene's picture: an import
 * reads its walls, doors and lights.
 */
export function convertUvtt(source: SourceFiles): Converted {
  const findings = new Findings()
  const ids = new PageIds(findings)
  const pages: Page[] = []
  const maps: FolderFile[] = []
  for (const { file, value } of readRecords(source, isUvtt, findings)) {
    const fields = new Fields(value, file, findings)
    const map = readUvtt(fields, findings)
    if (!map) {
      findings.leaveOut(file, 'brokenFile', 'resolution.map_size: The size of the map is missing')
      continue
    }
    fields.finish()
    const name = baseName(file)
    const id = ids.take('scene', name)
    const path = `${id}.${endingOf(file)}`
    if (map.picture) maps.push({ path, copyOf: file })
    else findings.lose('missingPicture', `${file}: image`)
    pages.push({ id, type: 'scene', name, visible: false, ...(map.picture && { map: path }) })
    findings.remark('hiddenByDefault', name)
    findings.read(file)
  }
  if (pages.length === 0) return findings.firstFailure() ?? failure('', '', 'There is no map')
  const name = pages.length === 1 ? (pages[0]?.name ?? '') : 'Maps'
  return toFolder({ name, pages, pictures: maps }, { format: 'uvtt', source, findings })
}
