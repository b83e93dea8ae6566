import type { KeptFile } from '#campaign-folder/authored-campaign.ts'
import type { AddedPicture, CampaignSources } from '#campaign-folder/campaign-sources.ts'
import type { CampaignTables } from '#database/database.ts'
import { listOf } from '#database/statement/lists.ts'

import { readKeptFiles } from '../imports/kept-files.ts'
import { readGenerated } from '../pictures/generated.ts'
import { coverOwners } from '../pictures/picture-columns.ts'
import { textOwnersOf } from '../pictures/read-text-pictures.ts'
import { readAddedSounds } from '../sounds/sound-contents.ts'
import { readPlayed } from './played-texts.ts'

export interface WantedSources {
  /** Whether to add the files about play. */
  readonly played?: boolean
  /** Whether to leave out pictures that were generated. */
  readonly withoutGenerated?: boolean
}

export async function readCampaignSources(
  { db, campaign }: CampaignTables,
  { played = false, withoutGenerated = false }: WantedSources = {},
): Promise<CampaignSources | null> {
  const row = await db.selectFrom('campaign').where('id', '=', campaign).select('source').executeTakeFirst()
  if (!row) return null
  const entities = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .select(['id', 'sourcePath as path', 'sourceText as text'])
    .orderBy('sourcePath')
    .execute()
  const ids = entities.map(({ id }) => id)
  const owners = [...coverOwners, ...ids, ...(await textOwnersOf({ db, campaign }, ids))]
  const pictures = await db
    .selectFrom('picture')
    .where('campaign', '=', campaign)
    .where('owner', 'in', listOf(db, owners))
    .select(['path', 'hash', 'contentType', 'width', 'height', 'blur'])
    .distinct()
    .orderBy('path')
    .execute()
  const added = await readAdded({ db, campaign })
  const generated = await readGenerated({ db, campaign })
  const isWanted = ({ hash }: { readonly hash: string }) => !withoutGenerated || !generated.has(hash)
  return {
    campaign: row.source,
    files: entities.map(({ path, text }) => ({ path, text })),
    pictures: pictures.filter(isWanted),
    added: added.filter(isWanted),
    generated,
    kept: await readKept({ db, campaign }),
    ...(played && { played: await readPlayed({ db, campaign }) }),
  }
}

/** The files that Waybook does not read, and the uploaded sounds that the folder does not have. */
async function readKept(tables: CampaignTables): Promise<KeptFile[]> {
  const ofFolder = await readKeptFiles(tables)
  const known = new Set(ofFolder.flatMap(({ hash, path }) => [hash, path]))
  const added = await readAddedSounds(tables)
  return [...ofFolder, ...added.filter(({ hash, path }) => !known.has(hash) && !known.has(path))]
}

async function readAdded({ db, campaign }: CampaignTables): Promise<AddedPicture[]> {
  const rows = await db
    .selectFrom('addedPicture')
    .innerJoin('entity', (join) =>
      join.onRef('entity.campaign', '=', 'addedPicture.campaign').onRef('entity.id', '=', 'addedPicture.entity'),
    )
    .leftJoin('picture', (join) =>
      join.onRef('picture.campaign', '=', 'entity.campaign').onRef('picture.owner', '=', 'entity.id'),
    )
    .where('addedPicture.campaign', '=', campaign)
    .where('addedPicture.removedAt', 'is', null)
    .select(['sourcePath as file', 'addedPicture.hash', 'addedPicture.contentType', 'picture.hash as replaced'])
    .orderBy('sourcePath')
    .execute()
  // A picture that was exported and imported again is already in the folder.
  const others = rows.filter(({ hash, replaced }) => hash !== replaced)
  return others.map(({ replaced, ...added }) => ({ ...added, replaces: replaced !== null }))
}
