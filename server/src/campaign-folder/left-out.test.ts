import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { describe, expect, it } from 'vitest'

import { faultLine } from './fault.ts'
import { loadCampaign } from './load-campaign.ts'

type Files = Readonly<Record<string, string>>
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" /></svg>'
const bell: Files = {
  'campaign.yaml': 'name: Small\n',
  'items/bell.md': '---\nname: Bell\n---\n',
  'items/bell.svg': drawing,
}

async function leftOutOf(files: Files) {
  const { warnings } = await loadCampaign(await folderOf({ ...bell, ...files }), { pictures: null })
  return warnings.filter((one) => one.leavesOut).map(faultLine)
}

describe('a file that is left out', () => {
  it.each<[string, Files, string]>([
    [
      '[CAM-25] a picture with the name of no file',
      { 'items/spare.svg': drawing },
      'items/spare.svg:1: warning: nothing uses this picture, so it was left out; name it like the file of an entity, or write picture: items/spare.svg in that file',
    ],
    [
      '[CAM-25] a misspelled picture',
      { 'items/bel.svg': drawing },
      'items/bel.svg:1: warning: nothing uses this picture, so it was left out; name it like items/bell.md, or write picture: items/bel.svg in that file',
    ],
    [
      '[CAM-25] a second picture',
      { 'items/Bell.gif': 'GIF89a' },
      'items/bell.svg:1: warning: items/bell has the picture items/Bell.gif, so this one was left out; remove one of the two',
    ],
    [
      '[CAM-25] a photo in an Apple format',
      { 'items/bell.heic': 'x' },
      'items/bell.heic:1: warning: pictures of this kind cannot be read, so this was left out; save it as PNG, JPEG or WebP',
    ],
    [
      '[CAM-9] a second file of the campaign',
      { 'campaign.yml': 'name: Other\n' },
      'campaign.yml:1: warning: campaign.yaml is read instead, so this was left out; remove one of the two',
    ],
  ])('%s is reported', async (_what, files, line) => {
    expect(await leftOutOf(files)).toEqual([line])
  })

  it('[CAM-25] does not include the thumbnails of a picture in the legacy form, or a cover', async () => {
    const files = {
      'campaign.yaml': 'name: Small\ncover: wide.svg\n',
      'wide.svg': drawing,
      'items/oil.md': '---\nname: Oil\nimagePath: pictures/oil.svg\n---\n',
      'pictures/oil.svg': drawing,
      'thumbnails/oil-small.png': '',
      'pictures/thumbnails/oil-large.png': '',
    }
    expect(await leftOutOf(files)).toEqual([])
  })
})
