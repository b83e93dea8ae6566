import { page } from 'vitest/browser'

import { callAs, gameMaster, openPage, player, visit } from '#testing/visit.tsx'

export const files = {
  'archetypes/shoreborn.md':
    '---\nname: Shoreborn\ncharacteristics: { cunning: 3 }\nproperties: { wounds: 11, experience: 110 }\n---\n',
  'careers/tidewalker.md':
    '---\nname: Tidewalker\nproperties: { career_skills: [navigation, stealth], free_ranks: 1 }\n---\n',
  'talents/good-boots.md': '---\nname: Good boots\ndescription: Dry feet.\nproperties: { tier: 1 }\n---\n',
  'talents/second-look.md': '---\nname: Second look\nproperties: { tier: 2 }\n---\n',
  'items/coat.md': '---\nname: Oilskin coat\nproperties: { item_type: armor, soak: 1, encumbrance: 3 }\n---\n',
}

/** Opens a step as a player at 360 px who may make a character. */
export async function open(path = '/new-character') {
  await page.viewport(360, 740)
  const opened = await visit('/', { as: player(), files, frame: 'none' })
  await callAs(gameMaster, 'setGrant', { campaignId: 'dam3', grant: 'createCharacter', granted: true })
  await opened.screen.unmount()
  return await openPage(path, { frame: 'none' })
}
