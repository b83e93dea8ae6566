import type { PicturePreparation } from '#blobs/picture-preparation.ts'
import type { CampaignTables } from '#database/database.ts'

import type { OperationHandlers } from '../request-context.ts'

export function preparationOperations(preparation: Pick<PicturePreparation, 'progress'>) {
  return {
    getPicturePreparation: async ({ records }) => {
      const { waiting, failed } = await preparation.progress()
      const pathOf = failed.size > 0 ? await pathsOf(records, [...failed.keys()]) : new Map<string, string>()
      const failures = Array.from(failed, ([hash, why]) => ({ path: pathOf.get(hash), why }))
      return {
        left: waiting.length,
        // Other campaigns of the server have theirs.
        failed: failures.flatMap(({ path, why }) => (path === undefined ? [] : [{ path, why }])),
      }
    },
  } satisfies Partial<OperationHandlers>
}

async function pathsOf({ db, campaign }: CampaignTables, hashes: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('picture')
    .where('campaign', '=', campaign)
    .where('hash', 'in', hashes)
    .select(['hash', 'path'])
    .execute()
  return new Map(rows.map(({ hash, path }) => [hash, path]))
}
