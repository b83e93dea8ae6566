import { useNavigate } from '@tanstack/react-router'
import { typeOfCategory, entityTypes, type EntityType } from '@waybook/contract'
import { typeNouns } from '@waybook/messages/typeNouns'
import { parseNotation, skillPool, type ThrowRequest } from '@waybook/rules'
import { useState } from 'react'

import { call, newIdempotencyKey } from '#api/call.ts'
import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { chooseScheme } from '#look/scheme.ts'
import { openPlayPanel } from '#stores/checks.ts'
import { useChosenCharacter } from '#stores/chosen-character.ts'
import { openEveningEnd } from '#stores/evening.ts'
import { openNewPage } from '#stores/new-page.ts'
import { showNotice } from '#stores/notice.ts'
import { openPause } from '#stores/pause.ts'
import { changeTray, openTray } from '#stores/tray.ts'
import { openViewChoice } from '#stores/view-as.ts'
import { currentPageActions } from '#ui/page/page-actions.ts'

import { scoreOf, skillNote } from '../entity/scores.ts'
import { usePointWords } from '../entity/use-point-words.ts'
import { useSkills } from '../entity/use-skills.ts'
import { findEntries, type Command } from './find-entries.ts'

/** The commands that this viewer may use, most likely first. Commands of the open page come after general ones. */
export function useCommands(): Command[] {
  const me = useMe()
  // The page stays the same while the search is open.
  const [ofPage] = useState(pageCommands)
  const startSession = useStartSession()
  const points = usePointWords()
  const isGameMaster = me.role === 'gameMaster'
  return [
    ...everyone,
    storyPoints(points.title, isGameMaster),
    pause(isGameMaster),
    ...(me.may.includes('setActiveScene') ? [showScene] : []),
    ...(me.may.includes('editTokens') ? [prepareScene] : []),
    ...(isGameMaster ? ofGameMaster : []),
    ...(isGameMaster ? [startSession] : []),
    ...ofPage,
    ...looks,
  ]
}

function pageCommands(): Command[] {
  return currentPageActions().flatMap(({ name, command, run }) =>
    command ? [{ name, icon: command.icon, lines: [command.line], run: () => void run() }] : [],
  )
}

const storyPoints = (name: string, isGameMaster: boolean): Command => ({
  name,
  icon: 'points',
  lines: [isGameMaster ? 'Spend one, or set both pools' : 'Spend one of the players’'],
  run: () => openPlayPanel('storyPoints'),
})
const pause = (isGameMaster: boolean): Command => ({
  name: isGameMaster ? 'Call a pause' : 'Please pause',
  icon: 'fist',
  lines: [isGameMaster ? 'Everybody’s screen says so, and not why' : 'Only your game master learns of it'],
  run: openPause,
})
const everyone: readonly Command[] = [
  {
    name: 'Roll…',
    icon: 'dice',
    lines: ['Dice, a skill or a random table: roll 2y1g1p, roll perception'],
    run: 'roll ',
  },
  { name: 'Go to…', icon: 'arrow-right', lines: ['A page by its name: go to rules'], run: 'go to ' },
]
const showScene: Command = {
  name: 'Show scene…',
  icon: 'map',
  lines: ['Players see it on the table: show scene harbor'],
  run: 'show scene ',
}
const prepareScene: Command = {
  name: 'Prepare scene…',
  icon: 'map',
  lines: ['On the table, unseen by players: prepare scene harbor'],
  run: 'prepare scene ',
}
const ofGameMaster: readonly Command[] = [
  {
    name: 'End the evening',
    icon: 'events',
    lines: ['Encounter, strain, experience, session log and newsletter'],
    run: openEveningEnd,
  },
  { name: 'Create…', icon: 'plus', lines: ['A page: create character Odo, create location Ford'], run: 'create ' },
  { name: 'Call check', icon: 'call', lines: ['Ask players for a check'], run: () => openPlayPanel('call') },
  { name: 'View as player…', icon: 'eye', lines: ['See every page as one of the players does'], run: openViewChoice },
]
const looks: readonly Command[] = [
  { name: 'Dark', icon: 'eye', lines: ['Waybook’s colors in this browser'], run: () => chooseScheme('dark') },
  { name: 'Light', icon: 'eye', lines: ['Waybook’s colors in this browser'], run: () => chooseScheme('light') },
]

function useStartSession(): Command {
  const navigate = useNavigate()
  const start = async () => {
    try {
      const { session } = await call('startSession', {}, { idempotencyKey: newIdempotencyKey() })
      await navigate({ to: `/sessions/${session.id}` })
    } catch (error) {
      showNotice({ text: error instanceof Error ? error.message : 'The session was not started' })
    }
  }
  return {
    name: 'Start session',
    icon: 'events',
    lines: ['Records what happens until it ends'],
    run: () => void start(),
  }
}

/** The commands for `roll` and these words: dice notation, and skills of the viewer's character. */
export function useRollCommands(asked: string): Command[] {
  const { characterId, may } = useMe()
  const chosen = useChosenCharacter()
  const id = (may.includes('chooseCharacter') ? chosen : null) ?? characterId
  const skills = useSkills()
  const { data } = useOperation('getEntity', { id: id ?? '' }, { enabled: id !== null && asked !== '' })
  if (asked === '') return []
  const notation = parseNotation(asked)
  if (notation.ok) return [rollDice(asked, notation.dice)]
  const [character] = data?.entities ?? []
  if (!character) return []
  const named = skills.map((skill) => ({ name: skill.name, icon: 'dice', lines: [''], to: skill.id }) as const)
  return findEntries(named, asked).flatMap(({ entry, rank }) => {
    const skill = skills.find(({ name }) => name === entry.name)
    const score = rank <= 1 && skill ? scoreOf(character, skill.id, skill.characteristic) : null
    if (!skill || !score) return []
    const request = {
      pool: skillPool(score.value, score.ranks),
      note: skillNote(score),
      skill: skill.id,
      characterId: id,
    }
    return [
      {
        name: `Roll ${skill.name}`,
        icon: 'dice',
        lines: [`${character.name}: ${skillNote(score)}`],
        run: () => openTray(request),
      } satisfies Command,
    ]
  })
}

function rollDice(asked: string, dice: ThrowRequest): Command {
  const { proficiency = 0, ability = 0, boost = 0, challenge = 0, difficulty = 0, setback = 0, ...others } = dice
  const run = () => {
    openTray({ pool: { proficiency, ability, boost, challenge, difficulty, setback } })
    // Sets exactly these dice, because the tray would add the difficulty of an Average check.
    changeTray({ pool: { proficiency, ability, boost, challenge, difficulty, setback }, others, difficultyNote: '' })
  }
  return { name: `Roll ${asked}`, icon: 'dice', lines: ['Opens the tray with these dice'], run }
}

/** The commands for `create` and these words: a type and a name. */
export function createCommands(asked: string): Command[] {
  const [, first = '', name = ''] = /^(\S+)\s*(.*)$/u.exec(asked) ?? []
  const of = (type: EntityType): Command => ({
    name: `Create ${typeNouns.noun({ type })}${name === '' ? '…' : ` “${name}”`}`,
    icon: 'plus',
    lines: ['A new page, hidden from players'],
    run: () => openNewPage({ type, ...(name !== '' && { name }) }),
  })
  const exact = entityTypes.find((type) => type === first.toLowerCase()) ?? typeOfCategory(first.toLowerCase())
  if (exact) return [of(exact)]
  const begun = entityTypes.filter((type) => name === '' && first !== '' && type.startsWith(first.toLowerCase()))
  return begun.map(of)
}
