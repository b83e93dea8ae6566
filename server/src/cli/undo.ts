import { UNDO_IMPORT_MS } from '@waybook/contract'

import { type Environment, UsageError } from '#app/environment.ts'
import { expectSamePictures } from '#app/share-database.ts'
import { counted } from '#campaign-folder/fault.ts'
import { expectNoImport } from '#features/imports/import-job.ts'
import { type ImportRecord, readImports } from '#features/imports/import-records.ts'
import { undoImport } from '#features/imports/undo-import.ts'
import { planUndo } from '#features/imports/undo-plan.ts'

import { readArguments } from './arguments.ts'
import { campaignFor, campaignOption } from './campaign-option.ts'
import { showProgress } from './progress.ts'
import { WAITING } from './run-import.ts'
import { usages } from './usage.ts'
import { withServices } from './with-services.ts'

const { usage } = usages.undo
const ACTOR = 'waybook undo'
/** How many of the pages that stay are named. */
const NAMED_MAX = 20

/** Takes back a whole import of the last 30 days, like the page, or lists these imports. */
export async function undo(args: readonly string[], environment: Environment): Promise<number> {
  const flag = { type: 'boolean', default: false } as const
  const options = { list: flag, changed: flag, ...campaignOption }
  const { values, positionals } = readArguments(args, { usage, options, wanted: { least: 0, most: 1 } })
  const [wanted] = positionals
  return await withServices(environment, async ({ store, auth, blobs }) => {
    await expectSamePictures(environment, blobs)
    const campaignId = await campaignFor(environment, store, values.campaign)
    const records = store.records(campaignId)
    const imports = await readImports(records, Date.now() - UNDO_IMPORT_MS)
    if (values.list) {
      say(imports.length === 0 ? ['There are no imports that can be undone.'] : imports.map(lineOf))
      return 0
    }
    const found = imports.find(({ importId, undoneAt }) => (wanted ? importId === wanted : undoneAt === null))
    if (!found) throw new UsageError(wanted ? `There is no import ${wanted} that can be undone` : 'There is no import')
    if (found.undoneAt !== null) {
      say([`${found.title} was undone before.`])
      return 0
    }
    await expectNoImport(records)
    const changed = (await planUndo(records, found)).pages.filter(({ isChanged }) => isChanged)
    const undone = await undoImport(
      { records, auth: auth.campaign(campaignId), blobs },
      {
        importId: found.importId,
        andChanged: values.changed ? 'all' : [],
        actor: ACTOR,
        onTexts: showProgress('Texts', process.stdout),
        within: async () => {},
      },
    )
    const { removed, reverted, restored, kept } = undone
    say([`Undone ${found.title}: ${removed} removed, ${reverted} as before, ${restored} restored`])
    if (kept === 0) return 0
    say([
      `${counted(kept, 'page')} stayed, because somebody has changed them since; --changed undoes these too:`,
      ...changed.slice(0, NAMED_MAX).map(({ page, now }) => `  ${now ?? page.id}`),
      ...(changed.length > NAMED_MAX ? [`  and ${changed.length - NAMED_MAX} more`] : []),
    ])
    return WAITING
  })
}

function lineOf({ importId, title, at, pages, undoneAt }: ImportRecord): string {
  const when = new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  return `${importId}  ${when}  ${title}, ${counted(pages.length, 'page')}${undoneAt === null ? '' : ', undone'}`
}

function say(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
}
