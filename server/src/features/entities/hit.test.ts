import type { VisibilityScope } from '@waybook/contract'
import { expect, it } from 'vitest'

import type { RequestContext } from '../request-context.ts'
import type { EntityRecord } from './entity-record.ts'
import { toHits } from './hit.ts'

// Imports reject a secret here, but data stored by an older version of Waybook may contain one.
const boxText = 'The **old** ferry.\n\n> [!secret]\n> A heron guards the ferry.\n'

const ford: EntityRecord = {
  id: 'scenes/ford',
  type: 'scene',
  name: 'The Ford',
  description: '',
  tags: [],
  properties: {},
  shown: true,
  reveal: 'page',
  readers: [],
  picture: null,
  pictureChosen: false,
  visualDescription: '',
  longDescription: '',
  figures: null,
  boxText,
  gmNotes: null,
  masthead: '',
  dateline: '',
  date: null,
  isPinned: false,
  isPictureGenerated: false,
}

async function passageFor(scope: VisibilityScope): Promise<string | undefined> {
  const { hits } = await toHits([ford], { words: ['heron'], matching: 'exact' }, { scope } as RequestContext)
  return hits[0]?.passage
}

it('[SEA-6] never shows players a secret of a box text in a passage', async () => {
  expect(await passageFor({ everything: true })).toBe('The old ferry. A heron guards the ferry.')
  expect(await passageFor({ everything: false, ownCharacter: null })).toBe('The old ferry.')
})
