import { expect, it } from 'vitest'

import { NO_FILE_TYPES } from '../file-types.ts'
import { proposeTypes } from './propose-types.ts'
import { typeOfWord } from './type-words.ts'
import { withProposal } from './write-proposal.ts'

it.each([
  ['NPCs', 'character'],
  ['2 - Dramatis Personae', 'character'],
  ['Postacie', 'character'],
  ['Städte', 'location'],
  ['LIEUX', 'location'],
  ['Facções', 'organization'],
  ['Objetos', 'item'],
  ['Session Notes', 'event'],
  ['Pelikerrat', 'event'],
  ['_Templates', 'none'],
  ['Homebrew', null],
])('[CAM-325] a folder called %s holds %s', (name, type) => {
  expect(typeOfWord(name)).toBe(type)
})

const block = '```statblock\nname: Rat\n```\n'
const texts = new Map([
  ['World/NPCs/Mira.md', 'x'],
  ['World/NPCs/Crew/Odo.md', 'x'],
  ['World/Tides.md', '#'],
  ['Rules/Beasts of the Fen/Rats/Rat.md', block],
  ['Rules/Beasts of the Fen/Eel.md', block],
  ['Rules/Magic.md', 'x'],
  ['Rules/Steps.md', 'x'],
  ['Rules/Doors.md', 'x'],
  ['a.md', '---\ntags: [places/swamp]\n---\n'],
  ['b.md', '---\ntype: Faction\n---\n'],
  ['items/bell.md', 'x'],
])

it('[CAM-325] types are proposed for folders, types and tags, with the number of files', () => {
  expect(proposeTypes(texts, NO_FILE_TYPES)).toEqual({
    folders: [
      { name: 'World/NPCs', type: 'character', files: 2, why: 'name' },
      { name: 'Rules/Beasts of the Fen', type: 'character', files: 2, why: 'statblocks' },
    ],
    types: [{ name: 'Faction', type: 'organization', files: 1, why: 'name' }],
    tags: [{ name: 'places', type: 'location', files: 1, why: 'name' }],
  })
})

const NOTHING = { folders: [], types: [], tags: [], hide: [], properties: [] }

it('[CAM-325] a proposal is added to campaign.yaml, and its other lines stay', () => {
  const proposal = { ...proposeTypes(texts, NO_FILE_TYPES), hide: [{ name: 'DM notes', pages: 2 }], properties: [] }
  const written = withProposal('# Ours\nname: The Fen\ndefaultVisibility: everyone\n', proposal, { name: 'x' })
  expect(written).toMatch(/^# Ours\nname: The Fen\ndefaultVisibility: everyone\n/)
  expect(written).toContain('World/NPCs: character')
  expect(written).toMatch(/^hide: \[DM notes\]$/m)
  expect(withProposal(null, NOTHING, { name: 'The Fen' })).toBe('name: The Fen\ndefaultVisibility: gameMaster\n')
})
