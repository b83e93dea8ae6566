import { gameWords } from '@waybook/messages/gameWords'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { conditionName } from '#ui/text/condition-name.ts'

import { adminPage, coveredLists, personalPages, useCampaignPages, useHasSheet } from '../entity/campaign-pages.ts'
import { useFurtherLists } from '../entity/use-further-lists.ts'
import { useSkills } from '../entity/use-skills.ts'
import type { Place } from './find-entries.ts'
import { ruleSections, SKILLS_ID } from './rule-sections.ts'

const SHEET = '/my-character'

/** The entries that a search finds without the server, by the title of their group. */
export function useEntries(): Readonly<Record<'Rules' | 'Skills' | 'Conditions' | 'Pages', readonly Place[]>> {
  return { Rules: rules, Skills: useSkillEntries(), Conditions: useConditionsOfOwn(), Pages: usePages() }
}

const rules = ruleSections.map(({ id, title, lines }): Place => ({
  name: title,
  icon: 'rules',
  lines,
  to: `/rules#${id}`,
}))

function useSkillEntries(): Place[] {
  const page = useHasSheet() ? SHEET : '/rules'
  return useSkills().map(({ name, characteristic }) => ({
    name,
    icon: 'dice',
    lines: [`${gameWords.characteristic({ characteristic })} skill`],
    to: `${page}#${SKILLS_ID}`,
  }))
}

/** The conditions of the viewer's own character. The rules have no list of conditions. */
function useConditionsOfOwn(): Place[] {
  const { characterId } = useMe()
  const { data } = useOperation('getCharacterDynamic', { id: characterId ?? '' }, { enabled: characterId !== null })
  return [...new Set(data?.conditions)].map((condition) => ({
    name: conditionName(condition),
    icon: 'person',
    lines: ['Condition of your character'],
    to: SHEET,
  }))
}

const sheet = { path: SHEET, label: 'My Character', icon: 'person' } as const
const allPages = { path: '/world/pages', label: 'All pages', icon: 'world' } as const
const profile = { path: '/profile', label: 'Profile', icon: 'person' } as const

function usePages(): Place[] {
  const ofGameMaster = useMe().role === 'gameMaster' ? [adminPage] : []
  const lists = [...Object.values(coveredLists), ...useFurtherLists()]
  const pages = [...useCampaignPages(), ...personalPages, ...lists, allPages, sheet, profile, ...ofGameMaster]
  return pages.map(({ path, label, icon }) => ({ name: label, icon, lines: [about[label] ?? ''], to: path }))
}

/** A line about the content of each page, by the page's name. */
const about: Readonly<Record<string, string>> = {
  Home: 'The start page of the campaign.',
  'The Party': 'The party, and the other characters you know.',
  News: 'The newsletters of the campaign.',
  World: 'The map, relationships, the timeline and all pages.',
  'All pages': 'Every page that you may see, by type, tag and letter.',
  Notes: 'What you wrote down, and what others wrote for you.',
  Dates: 'When you play, and who comes.',
  'Session log': 'What happened, session by session.',
  Proposals: 'Changes to pages that players propose.',
  Rules: 'The rules to look up during play.',
  VTT: 'The table: the map of the active scene, with its tokens.',
  Locations: 'The places you know.',
  Organizations: 'The groups you know.',
  Items: 'The things you know.',
  Events: 'What happened.',
  Scenes: 'The scenes of the story.',
  'My Character': 'Your sheet: hit points, strain, conditions, skills, weapons and gear.',
  Profile: 'Your account, and whether Waybook is light or dark.',
  Admin: 'Members, settings, imports, backups, jobs and API keys.',
}
