import { type EntityMap, type MapInList, type Pin, type PinTarget } from '@waybook/contract'
import { isRevealedAt } from '@waybook/rules'

import { knownNames, linkingTexts, plainWith, type Plain } from '../entities/presenter.ts'
import type { MapRecord } from '../fog/fog-record.ts'
import { asSeen } from '../fog/operations.ts'
import { toSceneMap } from '../fog/presenter.ts'
import { toPicture } from '../pictures/presenter.ts'
import type { RequestContext } from '../request-context.ts'
import { groupOf, maskFor, masksOf } from '../sight/scene-masks.ts'
import { readSources } from '../writing/source.ts'
import { keepsColors } from './map-colors.ts'
import type { PinRecord } from './map-record.ts'
import { mapsAbove, withoutFogged } from './maps-above.ts'
import { pinIds } from './pin-id.ts'
import { readMapOf, readMapped } from './read-maps.ts'
import { countPins, readFoggedPins, readPins } from './read-pins.ts'

const SENTENCE_MAX = 200
const TAGS_MAX = 12

/** The map of an entity for the viewer; `null` if there is none that they may see. */
export async function mapSeenBy(context: RequestContext, id: string): Promise<EntityMap | null> {
  const { records, scope, viewer } = context
  const [mapped] = await readMapped(records, scope, { among: [id] })
  const map = mapped && (await asSeen(context, await readMapOf(records, id)))
  if (!mapped || !map) return null
  const pins = await pinsSeenBy(context, map)
  const { name, type, picture } = mapped
  const source = (await readSources(records, [id])).get(id)
  return {
    entity: { id, name, type },
    ground: toSceneMap(map, viewer, {
      undoable: false,
      group: scope.everything ? null : await groupOf(records, map, scope),
    }),
    image: toPicture(picture),
    keepsColors: source !== undefined && keepsColors(source.text),
    pins: await toPins(pins, context),
    above: await mapsAbove(context, id),
  }
}

/** Players see no pin under fog. */
async function pinsSeenBy({ records, scope }: RequestContext, map: MapRecord): Promise<PinRecord[]> {
  const pins = await readPins(records, map.sceneId, scope)
  const masks = scope.everything ? null : await masksOf(records, map)
  if (!masks) return pins
  const { shown } = maskFor(masks, scope)
  return pins.filter((pin) => isRevealedAt(shown, pin))
}

async function toPins(pins: readonly PinRecord[], context: RequestContext): Promise<Pin[]> {
  const { scope, records } = context
  const targets = pins.flatMap(({ target }) => target ?? [])
  const ids = new Set(targets.map(({ id }) => id))
  const mapped = ids.size === 0 ? [] : await readMapped(records, scope, { among: [...ids] })
  const hasMap = new Set(mapped.map(({ id }) => id))
  const plain = plainWith(await knownNames(targets.flatMap(linkingTexts), context), context)
  const ofPin = pinIds(pins, scope)
  return pins.map(({ target, x, y, label, secret, readers }, index) => ({
    id: ofPin[index] ?? '',
    to: target && toTarget(target, { plain, hasMap: hasMap.has(target.id) }),
    at: { x, y },
    label,
    ...(scope.everything && { secret, readers: [...readers] }),
  }))
}

function toTarget(
  { id, name, type, tags, description, picture }: NonNullable<PinRecord['target']>,
  { plain, hasMap }: { readonly plain: Plain; readonly hasMap: boolean },
): PinTarget {
  const image = toPicture(picture)
  return {
    id,
    name,
    type,
    tags: tags.slice(0, TAGS_MAX),
    description: firstSentence(plain(description)),
    image,
    hasMap,
  }
}

function firstSentence(text: string): string {
  const [sentence = ''] = /^.*?[.!?…]["”’)]*(?=\s|$)|^.*$/su.exec(text.trim()) ?? []
  return sentence.length > SENTENCE_MAX ? `${sentence.slice(0, SENTENCE_MAX - 1).trimEnd()}…` : sentence
}

/** The maps that the viewer sees, with the number of pins that they see on each. Leaves out scenes without a pin. */
export async function mapsSeenBy(context: RequestContext): Promise<MapInList[]> {
  const { records, scope } = context
  const mapped = await readMapped(records, scope)
  const counts = new Map(await countPins(records, scope))
  const fogged = scope.everything ? [] : await readFoggedPins(records, scope)
  for (const { map } of fogged) counts.set(map, 0)
  for (const { map } of await withoutFogged(context, fogged)) counts.set(map, (counts.get(map) ?? 0) + 1)
  return mapped
    .map(({ id, name, type, picture }) => ({ id, name, type, image: toPicture(picture), pins: counts.get(id) ?? 0 }))
    .filter(({ type, pins }) => type !== 'scene' || pins > 0)
}
