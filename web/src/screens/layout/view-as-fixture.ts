import { setViewAs } from '#stores/view-as.ts'
import { gameMaster, visit } from '#testing/visit.tsx'

export const KESSA = 'characters/kessa-vane'
export const ZEBULON = 'characters/zebulon'
export const files = {
  [`${KESSA}.md`]: '---\nname: Kessa Vane\ntags: [party-member]\nproperties: { max_hp: 12 }\n---\n\nShe knows.\n',
  'characters/odo.md': '---\nname: Odo\ntags: [party-member]\n---\n',
  [`${ZEBULON}.md`]: '---\nname: Zebulon\n---\n\nA plumbago secret.\n',
  'items/bell.md': `---\nname: A bell\n---\n\nIt rings.\n\n> [!secret] for [[${KESSA}]]\n> For Kessa.\n\n> [!secret]\n> For nobody.\n`,
}

/** Opens a page as the game master who views the campaign as a player. */
export async function viewedAs(who: string, path: string) {
  setViewAs(who)
  const { screen, ...visited } = await visit(path, { as: gameMaster, files })
  return { ...visited, screen, banner: screen.getByRole('region', { name: 'View as player' }) }
}
