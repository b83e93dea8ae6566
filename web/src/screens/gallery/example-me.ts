import type { Me } from '@waybook/contract'

/** Somebody who may do everything, so that every control is shown. */
export const exampleMe: Me = {
  user: { id: 'nobody', username: null, firstName: 'Bram', lastName: null, emailAddresses: [], publicMetadata: {} },
  role: 'gameMaster',
  characterId: null,
  campaign: {
    id: 'gallery',
    name: 'The Drowned Road',
    tagline: 'A road that is there twice a day',
    region: 'The Tarrow Reach',
    masthead: 'The Tarrow Tidings',
    accent: null,
    covers: { wide: null, tall: null },
  },
  may: [
    'seeHidden',
    'setVisibility',
    'readGameMasterNotes',
    'generateImage',
    'addImage',
    'deleteImage',
    'rollForTable',
  ],
  imageGeneration: true,
  seq: 0,
}
