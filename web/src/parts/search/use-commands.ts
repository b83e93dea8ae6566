import { useNavigate } from '@tanstack/react-router'
import { typeOfCategory, entityTypes, type EntityType } from '@waybook/contract'
import { commands } from '@waybook/messages/commands'
import { search } from '@waybook/messages/search'
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
import { nounInSentence, typeNames } from '../entity/type-names.ts'
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
    ...everyone(),
    storyPoints(points.title, isGameMaster),
    pause(isGameMaster),
    ...(me.may.includes('setActiveScene') ? [showScene()] : []),
    ...(me.may.includes('editTokens') ? [prepareScene()] : []),
    ...(isGameMaster ? ofGameMaster() : []),
    ...(isGameMaster ? [startSession] : []),
    ...ofPage,
    ...looks(),
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
  lines: [isGameMaster ? commands.spendOrSet() : commands.spendOne()],
  run: () => openPlayPanel('storyPoints'),
})
const pause = (isGameMaster: boolean): Command => ({
  name: isGameMaster ? commands.callPause() : commands.pleasePause(),
  icon: 'fist',
  lines: [isGameMaster ? commands.callPauseLine() : commands.pauseLine()],
  run: openPause,
})
const everyone = (): readonly Command[] => [
  { name: commands.roll(), icon: 'dice', lines: [commands.rollLine()], run: begun(commands.rollVerb()) },
  { name: commands.go(), icon: 'arrow-right', lines: [commands.goLine()], run: begun(commands.goVerb()) },
]
const showScene = (): Command => ({
  name: commands.showScene(),
  icon: 'map',
  lines: [commands.showLine()],
  run: begun(commands.showVerb()),
})
const prepareScene = (): Command => ({
  name: commands.prepareScene(),
  icon: 'map',
  lines: [commands.prepareLine()],
  run: begun(commands.prepareVerb()),
})
const ofGameMaster = (): readonly Command[] => [
  { name: commands.endEvening(), icon: 'events', lines: [commands.endLine()], run: openEveningEnd },
  { name: commands.create(), icon: 'plus', lines: [commands.createLine()], run: begun(commands.createVerb()) },
  { name: commands.callCheck(), icon: 'call', lines: [commands.callLine()], run: () => openPlayPanel('call') },
  { name: commands.viewAs(), icon: 'eye', lines: [commands.viewLine()], run: openViewChoice },
]
const looks = (): readonly Command[] => [
  { name: commands.dark(), icon: 'eye', lines: [commands.colors()], run: () => chooseScheme('dark') },
  { name: commands.light(), icon: 'eye', lines: [commands.colors()], run: () => chooseScheme('light') },
]

/** The beginning of a command that needs more words. */
const begun = (verb: string) => `${verb} `

function useStartSession(): Command {
  const navigate = useNavigate()
  const start = async () => {
    try {
      const { session } = await call('startSession', {}, { idempotencyKey: newIdempotencyKey() })
      await navigate({ to: `/sessions/${session.id}` })
    } catch (error) {
      showNotice({ text: error instanceof Error ? error.message : commands.notStarted() })
    }
  }
  return {
    name: commands.startSession(),
    icon: 'events',
    lines: [commands.startLine()],
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
        name: commands.rollWhat({ what: skill.name }),
        icon: 'dice',
        lines: [commands.characterNote({ character: character.name, note: skillNote(score) })],
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
    changeTray({
      pool: { proficiency, ability, boost, challenge, difficulty, setback },
      others,
      difficultyNote: '',
      isAssumed: false,
    })
  }
  return { name: commands.rollWhat({ what: asked }), icon: 'dice', lines: [commands.withTheseDice()], run }
}

/** The commands for `create` and these words: a type and a name. */
export function createCommands(asked: string): Command[] {
  const [, first = '', name = ''] = /^(\S+)\s*(.*)$/u.exec(asked) ?? []
  const of = (type: EntityType): Command => ({
    name: createName(nounInSentence(typeNames[type].singular), name),
    icon: 'plus',
    lines: [commands.newHidden()],
    run: () => openNewPage({ type, ...(name !== '' && { name }) }),
  })
  const typed = first.toLowerCase()
  const exact = entityTypes.find((type) => namesOf(type).includes(typed)) ?? typeOfCategory(typed)
  if (exact) return [of(exact)]
  if (name !== '' || typed === '') return []
  return entityTypes.filter((type) => namesOf(type).some((one) => one.startsWith(typed))).map(of)
}

/** The names by which users may call a type: the one in files, and the one in their language. */
const namesOf = (type: EntityType) => [type, typeNames[type].singular.toLowerCase()]

const createName = (type: string, name: string) =>
  name === '' ? search.create({ type }) : search.createNamed({ type, name })
