import { Problem } from '@waybook/contract'

import type { Handler } from '../../operations/handler.ts'
import { toRolls } from './presenter.ts'

/** What a log shows before it is scrolled. */
const ROLLS_DEFAULT = 30

export const getRolls: Handler<'getRolls'> = async (asked, { limit = ROLLS_DEFAULT, before }) => {
  const found = await asked.records.rolls({ limit: limit + 1, before }, asked.viewer)
  const page = found.slice(0, limit)
  return { rolls: await toRolls(page, asked), next: found.length > limit ? (page.at(-1)?.id ?? null) : null }
}

/** A roll that the viewer may not know of is refused in the words for one that never was. */
export const getThrow: Handler<'getThrow'> = async ({ records, viewer }, { rollId }) => {
  const motion = await records.throwOf(rollId, viewer)
  if (motion === undefined) throw new Problem('not-found')
  return { throw: motion && Buffer.from(motion).toString('base64') }
}
