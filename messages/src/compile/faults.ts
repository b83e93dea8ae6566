import type { IcuNode } from 'pofile-ts'

import { keyOf, type Message } from './english.ts'
import { lettersOf } from './letters.ts'
import { parametersOf, parse, takesOthers } from './parse.ts'
import type { Translated } from './translation-file.ts'

/** The messages that no source uses. `sources`: the code that may use them. */
export function unusedMessages(messages: readonly Message[], sources: string): string[] {
  const used = new Set(
    [...sources.matchAll(/\b(\w+)(?=\.(\w+))/g)].map(([, object, property]) => `${object}.${property}`),
  )
  return messages.filter((message) => !used.has(keyOf(message))).map((message) => `${keyOf(message)} is not used.`)
}

/**
 * What is wrong with a translation.
 *
 * @param complete Whether users can choose the language, so a message without translation is a fault.
 */
export function translationFaults(
  messages: readonly Message[],
  translations: ReadonlyMap<string, Translated>,
  complete: boolean,
): string[] {
  const unknown = new Set(translations.keys()).difference(new Set(messages.map(keyOf)))
  return [
    ...[...unknown].filter((key) => key !== '').map((key) => `${key} is not a message.`),
    ...messages.flatMap((message) => faultsOf(message, translations.get(keyOf(message)), complete)),
  ]
}

function faultsOf(message: Message, translated: Translated | undefined, complete: boolean): string[] {
  const key = keyOf(message)
  if (!translated || translated.text === '') return complete ? [`${key} is not translated.`] : []
  if (translated.outdated || translated.source !== message.text)
    return complete ? [`${key} has changed in English.`] : []
  const [wanted, given] = [message.text, translated.text].map(namesIn)
  const letters = lettersOf(parse(translated.text))
  const lacking = optionsOf(parse(message.text)).difference(optionsOf(parse(translated.text)))
  return [
    ...(lacking.size === 0 ? [] : [`${key} lacks ${[...lacking].join(', ')}.`]),
    ...(wanted === given ? [] : [`${key} takes ${given || 'nothing'} instead of ${wanted || 'nothing'}.`]),
    ...(message.most !== undefined && letters > message.most
      ? [`${key} has ${letters} letters, and room for ${message.most}.`]
      : []),
  ]
}

/** The parameters and elements of a text: `label, <die>`. */
function namesIn(text: string): string {
  const { values, tags } = parametersOf(parse(text))
  return [...values.keys(), ...[...tags].map((tag) => `<${tag}>`)].toSorted().join(', ')
}

/** The options of each `select` that takes no others: a translation needs all of them. */
function optionsOf(nodes: readonly IcuNode[]): Set<string> {
  const found = new Set<string>()
  const visit = (node: IcuNode) => {
    if (node.type === 'tag') node.children.forEach(visit)
    if (node.type !== 'select' && node.type !== 'plural') return
    if (node.type === 'select' && !takesOthers(node))
      Object.keys(node.options).forEach((option) => found.add(`${node.value} ${option}`))
    Object.values(node.options).forEach(({ value }) => value.forEach(visit))
  }
  nodes.forEach(visit)
  return found
}
