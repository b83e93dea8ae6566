import { everything, clampPosition, Problem, type WrittenPin } from '@waybook/contract'

import { pageProblems } from '#sentences/problems.ts'

import { readCards } from '../entities/cards.ts'
import type { OperationHandlers, RequestContext, WriteContext } from '../request-context.ts'
import { saveEntityText } from '../writing/entity-texts.ts'
import { readMeaning, readSource } from '../writing/queries.ts'
import { currentId } from '../writing/source.ts'
import { withKeptColors } from './map-colors.ts'
import { pinIds } from './pin-id.ts'
import { addToText, changeInText, removeFromText } from './pin-text.ts'
import { mapSeenBy, mapsSeenBy } from './presenter.ts'
import { readMapOf, readWorldMap } from './read-maps.ts'
import { readWrittenPins } from './read-pins.ts'

export const mapOperations = {
  getMap: async (context, { id }) => ({ map: await mapSeenBy(context, id) }),

  listMaps: async (context) => {
    const maps = await mapsSeenBy(context)
    const named = await worldOf(context)
    return { maps, world: maps.some(({ id }) => id === named) ? named : null }
  },

  addPin: async (context, { mapId, place, at, to = null, label = '', secret = false, readers = [] }) => {
    const source = await expectMap(context, mapId)
    const pin = checked({ to, at: clampPosition(at), label, secret, readers })
    await expectTarget(context, to)
    const added = addToText(source.text, pin, place)
    return await save(context, source, { ...added, pin: 'added' })
  },

  setMapColors: async ({ records }, { mapId, keep }) => {
    const { id, text, version: baseVersion } = await expectMap({ records }, mapId)
    const { version } = await saveEntityText(records, id, { text: withKeptColors(text, keep), baseVersion })
    return { version }
  },

  updatePin: async (context, { mapId, pinId, change }) => {
    const source = await expectMap(context, mapId)
    const before = await expectPin(context, source.id, pinId)
    const { position, ...written } = before
    const pin = checked(withChange(written, change))
    if (pin.to !== written.to) await expectTarget(context, pin.to)
    const text = changeInText(source.text, position, { before: written, after: pin })
    return { ...(await save(context, source, { text, position, pin: 'changed' })), before: written }
  },

  removePin: async (context, { mapId, pinId }) => {
    const source = await expectMap(context, mapId)
    const { position, ...written } = await expectPin(context, source.id, pinId)
    const text = removeFromText(source.text, position)
    const wanted = { text, baseVersion: source.version }
    const { version } = await saveEntityText(context.records, source.id, wanted, { pin: 'removed' })
    return { version, removed: { ...written, place: position } }
  },
} satisfies Partial<OperationHandlers>

/** The id of the entity that `campaign.yaml` names for the world map; `null` if the name means no entity, or several. */
async function worldOf({ records }: RequestContext): Promise<string | null> {
  const written = await readWorldMap(records)
  if (written === null) return null
  const target = /^\[\[([^|#\]]+)/.exec(written)?.[1]?.trim() ?? written
  const meant = (await readMeaning(records, `[[${target}]]`))(target)
  return await currentId(records, meant ?? target)
}

/** The text of an entity that has a map. Throws the Problem `not-found` if there is no such entity, `conflict` if it has no map. */
async function expectMap({ records }: Pick<RequestContext, 'records'>, mapId: string) {
  const source = await readSource(records, mapId)
  if (!source) throw new Problem('not-found', pageProblems.noPage({ page: mapId }))
  if (!(await readMapOf(records, source.id))) throw new Problem('conflict', pageProblems.noMapForPin({ page: mapId }))
  return source
}

async function expectTarget({ records, scope }: RequestContext, to: string | null): Promise<void> {
  if (to === null) return
  const [target] = await readCards(records, [to], scope)
  if (!target) throw new Problem('bad-params', pageProblems.noPageForPin({ page: to }))
}

async function expectPin({ records }: RequestContext, mapId: string, pinId: string) {
  const pins = (await readWrittenPins(records, [mapId])).get(mapId) ?? []
  const pin = pins[pinIds(pins, everything).indexOf(pinId)]
  if (!pin) throw new Problem('conflict', pageProblems.somebodyElseChangedPin())
  const { position, to, x, y, label, secret, readers } = pin
  return { position, to, at: { x, y }, label, secret, readers: [...readers] }
}

/** A pin that becomes secret loses its readers, and a pin that gets readers is no longer secret. */
function withChange(
  before: WrittenPin,
  change: { readonly [Field in keyof WrittenPin]?: WrittenPin[Field] | undefined },
) {
  // A pin that does not move keeps its digits.
  const at = change.at ? clampPosition(change.at) : before.at
  const { to = before.to, label = before.label, readers = before.readers } = change
  const { secret = change.readers && change.readers.length > 0 ? false : before.secret } = change
  return { to, at, label, secret, readers: change.secret === true ? [] : readers }
}

/** Throws the Problem `bad-params` if the pin would show nothing, or is secret and also has readers. */
function checked({ at, label, ...pin }: WrittenPin): WrittenPin {
  if (pin.to === null && label.trim() === '') throw new Problem('bad-params', pageProblems.pinNeedsPageOrLabel())
  if (pin.secret && pin.readers.length > 0) throw new Problem('bad-params', pageProblems.secretPinCantHaveReaders())
  return { ...pin, at, label: label.trim() }
}

/** Saves the text, and returns the new id of the pin at this position. */
async function save(
  { records }: WriteContext,
  { id, version: baseVersion }: { readonly id: string; readonly version: number },
  { text, position, pin }: { readonly text: string; readonly position: number; readonly pin: 'added' | 'changed' },
) {
  const { version } = await saveEntityText(records, id, { text, baseVersion }, { pin })
  const pins = (await readWrittenPins(records, [id])).get(id) ?? []
  const at = pins.findIndex((one) => one.position === position)
  return { version, pinId: pinIds(pins, everything)[at] ?? '' }
}
