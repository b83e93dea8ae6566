import { pageLines } from '@waybook/messages/pageLines'
import { search } from '@waybook/messages/search'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { camelCaseToWords } from '#ui/text/words.ts'

import { adminPage, coveredLists, personalPages, useCampaignPages, useHasSheet } from '../entity/campaign-pages.ts'
import { useFurtherLists } from '../entity/use-further-lists.ts'
import { useSkills } from '../entity/use-skills.ts'
import type { Place } from './find-entries.ts'
import { ruleSections, SKILLS_ID } from './rule-sections.ts'

const SHEET = '/my-character'

/** The entries that a search finds without the server, by their group. */
export function useEntries(): Readonly<Record<'rules' | 'skills' | 'conditions' | 'pages', readonly Place[]>> {
  return { rules: rulePlaces(), skills: useSkillEntries(), conditions: useConditionsOfOwn(), pages: usePages() }
}

const rulePlaces = () =>
  ruleSections.map(({ id, title, lines }): Place => ({ name: title, icon: 'rules', lines, to: `/rules#${id}` }))

function useSkillEntries(): Place[] {
  const page = useHasSheet() ? SHEET : '/rules'
  return useSkills().map(({ name, characteristic }) => ({
    name,
    icon: 'dice',
    lines: [search.skillOf({ characteristic: camelCaseToWords(characteristic) })],
    to: `${page}#${SKILLS_ID}`,
  }))
}

/** The conditions of the viewer's own character. The rules have no list of conditions. */
function useConditionsOfOwn(): Place[] {
  const { characterId } = useMe()
  const { data } = useOperation('getCharacterDynamic', { id: characterId ?? '' }, { enabled: characterId !== null })
  return [...new Set(data?.conditions)].map((condition) => ({
    name: condition,
    icon: 'person',
    lines: [search.ownCondition()],
    to: SHEET,
  }))
}

function usePages(): Place[] {
  const ofGameMaster = useMe().role === 'gameMaster' ? [adminPage] : []
  const lists = [...Object.values(coveredLists), ...useFurtherLists()]
  const others = [
    { path: '/world/pages', label: pageLines.allPages(), icon: 'world' },
    { path: SHEET, label: pageLines.myCharacter(), icon: 'person' },
    { path: '/profile', label: pageLines.profile(), icon: 'person' },
  ] as const
  const pages = [...useCampaignPages(), ...personalPages, ...lists, ...others, ...ofGameMaster]
  return pages.map(({ path, label, icon }) => ({ name: label, icon, lines: [lineOf(path)], to: path }))
}

/** A line about the content of a page. The table's path ends with the campaign. */
const lineOf = (path: string) => lines[path.startsWith('/vtt/') ? '/vtt' : path]?.() ?? ''

const lines: Readonly<Record<string, () => string>> = {
  '/': () => pageLines.home(),
  '/characters': () => pageLines.party(),
  '/news': () => pageLines.news(),
  '/world': () => pageLines.world(),
  '/world/pages': () => pageLines.everyPage(),
  '/notes': () => pageLines.notes(),
  '/schedule': () => pageLines.dates(),
  '/sessions': () => pageLines.sessionLog(),
  '/proposals': () => pageLines.proposals(),
  '/rules': () => pageLines.rules(),
  '/vtt': () => pageLines.table(),
  '/locations': () => pageLines.locations(),
  '/organizations': () => pageLines.organizations(),
  '/items': () => pageLines.items(),
  '/events': () => pageLines.events(),
  '/scenes': () => pageLines.scenes(),
  [SHEET]: () => pageLines.sheet(),
  '/profile': () => pageLines.account(),
  '/admin': () => pageLines.admin(),
}
