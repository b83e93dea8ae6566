import { reaches, shownTextOf, typeOfId } from '@waybook/contract'
import { setField } from '@waybook/entity-text'

import { readMatter, type EntityMatter } from '#campaign-folder/entity-file.ts'
import { keyOf, keyOfReference, type EntityNames } from '#campaign-folder/entity-names.ts'
import type { CampaignTransaction } from '#database/database.ts'

import { sourceOf } from './entity-texts.ts'
import { moveHistory, movePlayed } from './move-played.ts'
import { readNames, readNamesFor, readReferring } from './names.ts'
import { expectFree } from './new-id.ts'
import { renameReferences, type Renamed } from './rename-references.ts'
import { readSources, type SourceRecord } from './source.ts'
import { movePicture } from './stored-pictures.ts'
import { writeTexts, type TextToWrite } from './write-texts.ts'

export interface NewName {
  readonly name?: string | undefined
  readonly to?: string | undefined
}

/** The entity before and after. */
interface Renaming {
  readonly before: SourceRecord
  readonly after: Pick<TextToWrite, 'id' | 'path' | 'text'>
}

/**
 * Changes the name of an entity, its id or both. References in other texts, played data and history follow, and the old id still leads to
 * the entity. Returns the ids before and after, and how many texts were changed.
 */
export async function renameEntity(
  tx: CampaignTransaction,
  asked: string,
  { name, to }: NewName,
): Promise<{ readonly from: string; readonly id: string; readonly changed: number }> {
  const before = await sourceOf(tx, asked)
  const id = to ?? before.id
  const isMoved = id !== before.id
  if (isMoved) await expectFree(tx, typeOfId(before.id) ?? before.type, id)
  const text = name === undefined ? before.text : setField(before.text, ['name'], name)
  if (!isMoved && text === before.text) return { from: before.id, id, changed: 0 }
  const renaming = { before, after: { id, path: isMoved ? `${id}.md` : before.path, text } }
  const texts = await renamedTexts(tx, renaming)
  if (isMoved) {
    await movePlayed(tx, before.id, id)
    await movePicture(tx, before, id)
  }
  await writeTexts(tx, texts)
  if (isMoved) {
    await moveHistory(tx, before.id, id)
    await noteFormerId(tx, before.id, id)
  }
  return { from: before.id, id, changed: texts.length }
}

/** The texts that change: the entity's own, and texts with references that would no longer mean it or that use its old name. */
async function renamedTexts(tx: CampaignTransaction, { before, after }: Renaming): Promise<TextToWrite[]> {
  const keys = (await readNames(tx, [before.id])).map(({ key }) => key)
  const referring = await readReferring(tx, [...keys, keyOfReference(before.id)])
  const others = [
    ...(
      await readSources(
        tx,
        referring.filter((id) => id !== before.id),
      )
    ).values(),
  ]
  const matters = others.map((text) => readMatter(text))
  const old = readMatter(before)
  const now = readMatter(after)
  const also = [now.fields?.name ?? '', after.id]
  const namesBefore = await readNamesFor(tx, [old, ...matters])
  const namesAfter = await readNamesFor(tx, [now, ...matters], { also, without: before.id })
  const renamed = renamedBy([old, now], {
    before: namesBefore,
    after: namesAfter,
    visible: await isNameKnown(tx, before.id),
  })
  const origin = 'rename' as const
  const own = { ...after, text: renameReferences(after.text, renamed), origin, formerly: before.id }
  const changed = others
    .map(({ id, path, text }) => ({ id, path, text: renameReferences(text, renamed), before: text, origin }))
    .filter((one) => one.text !== one.before)
  return [own, ...changed.map(({ before: _before, ...one }) => one)]
}

/** Names that are valid in a link, and in YAML without quotes. */
const PLAIN_NAME = /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u

interface NamesAround {
  readonly before: EntityNames
  readonly after: EntityNames
  /** Whether all players know the name of the entity. */
  readonly visible: boolean
}

function renamedBy(
  [old, now]: readonly [EntityMatter, EntityMatter],
  { before, after, visible }: NamesAround,
): Renamed {
  const [oldName, newName] = [old, now].map(({ fields }) => fields?.name ?? '')
  const means = ({ meant }: EntityNames, target: string, id: string) => {
    const ids = meant(target)
    return ids.length === 1 && ids[0] === id
  }
  const isNameClear = newName !== undefined && PLAIN_NAME.test(newName) && means(after, newName, now.id)
  const isOldName = (words: string) => keyOf(words) === keyOf(oldName ?? '') && keyOf(words) !== keyOf(newName ?? '')
  return {
    target: (target) => {
      if (!means(before, target, old.id)) return null
      if (means(after, target, now.id) && !isOldName(target)) return null
      return isOldName(target) && isNameClear ? newName : now.id
    },
    shown: (target, shown) => {
      if (shown === '' || !isOldName(shown) || !means(before, target, old.id)) return null
      return shownTextOf({ name: newName ?? '', aliases: [], visible })
    },
  }
}

async function isNameKnown({ db, campaign }: CampaignTransaction, id: string): Promise<boolean> {
  const of = db.selectFrom('entity').where('campaign', '=', campaign).where('id', '=', id)
  const found = await of.select('reveal').executeTakeFirst()
  return found !== undefined && reaches(found.reveal, 'name')
}

async function noteFormerId({ db, campaign }: CampaignTransaction, from: string, to: string): Promise<void> {
  await db.deleteFrom('formerId').where('campaign', '=', campaign).where('id', '=', to).execute()
  await db.insertInto('formerId').values({ campaign, id: from, entity: to }).execute()
}
