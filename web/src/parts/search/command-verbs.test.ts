import { setLanguage } from '@waybook/messages'
import { afterEach, expect, it } from 'vitest'

import { argumentOf, hasArgument } from './command-verbs.ts'
import { createCommands } from './use-commands.ts'

afterEach(async () => await setLanguage('en'))

it.each([
  ['roll 2y1g', 'roll', '2y1g'],
  ['Roll  perception', 'roll', 'perception'],
  ['go rules', 'go', 'rules'],
  ['go to rules', 'go', 'rules'],
  ['show scene harbor', 'show', 'harbor'],
  ['show harbor', 'show', 'harbor'],
  ['rolling', 'roll', ''],
  ['create location Ford', 'roll', ''],
] as const)('[SEA-31] "%s": the words after %s are "%s"', (words, verb, argument) => {
  expect(argumentOf(words, verb)).toBe(argument)
})

it.each([
  ['würfle 2y1g', 'roll', '2y1g'],
  ['roll 2y1g', 'roll', '2y1g'],
  ['Gehe zu Regeln', 'go', 'Regeln'],
  ['zeige Szene Hafen', 'show', 'Hafen'],
  ['bereite vor Hafen', 'prepare', 'Hafen'],
  ['erstelle Ort Furt', 'create', 'Ort Furt'],
] as const)('[SEA-31] "%s" works in German: %s "%s"', async (words, verb, argument) => {
  await setLanguage('de')
  expect(argumentOf(words, verb)).toBe(argument)
  expect(hasArgument(words)).toBe(true)
})

it.each([
  ['Ort Furt', 'Ort „Furt“ erstellen'],
  ['location Furt', 'Ort „Furt“ erstellen'],
  ['Sze', 'Szene erstellen…'],
])('[SEA-31] in German, "erstelle %s" offers "%s"', async (words, offered) => {
  await setLanguage('de')
  expect(createCommands(words).map(({ name }) => name)).toEqual([offered])
})
