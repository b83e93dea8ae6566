import { toFolder } from '../folder/campaign-draft.ts'
import type { Converted } from '../folder/converted.ts'
import type { Page } from '../folder/page.ts'
import { PictureShelf } from '../folder/picture-shelf.ts'
import type { SourceFiles } from '../reading/source-files.ts'
import { failure } from '../report/failure.ts'
import { Findings } from '../report/findings.ts'
import { htmlWords, readHtml } from '../text/read-html.ts'
import { writeMarkdown } from '../text/write-markdown.ts'
import { chooseCalendar } from './kanka-calendar.ts'
import { isPage, readKankaExport, type KankaExport } from './kanka-export.ts'
import { toKankaPage } from './kanka-page.ts'

/** Converts a JSON export of Kanka. */
export function convertKanka(source: SourceFiles): Converted {
  const findings = new Findings()
  const all = readKankaExport(source, findings)
  if (all.records.length === 0)
    return findings.firstFailure() ?? failure('campaign.json', '', 'The export contains no pages')
  const pictures = new PictureShelf(source, findings)
  const relations = all.records.flatMap(({ entity }) => entity.list('relationships'))
  const context = {
    all,
    pictures,
    findings,
    relations: new Map(relations.map((one) => [one.number('id') ?? 0, one])),
  }
  const calendar = chooseCalendar(context)
  const pages = all.records.filter(isPage).map((record) => toKankaPage(record, calendar, context))
  findings.remark('permissionsMissing', all.name || 'Kanka')
  const draft = {
    name: all.name || 'Kanka',
    pages: [...aboutPage(all, findings), ...pages],
    pictures: pictures.files,
    calendar: calendar?.written,
    today: calendar?.today,
  }
  return toFolder(draft, { format: 'kanka', source, findings })
}

/** The text about the whole campaign. */
function aboutPage({ name, about, aboutId: id }: KankaExport, findings: Findings): Page[] {
  if (htmlWords(about) === '') return []
  const body = writeMarkdown(readHtml(about, { place: id, findings }), id, findings)
  findings.remark('hiddenByDefault', 'About the campaign')
  return [{ id, type: 'note', name: `About ${name}`, visible: false, body }]
}
