import { describe, expect, it } from 'vitest'

import { anchorChanges } from './anchor-changes.ts'
import { openTextOf } from './open-text.ts'

const KESSA = 'characters/kessa-vane'
const names = new Map([
  ['items/bell', 'The Bell'],
  [KESSA, 'Kessa Vane'],
])
const ids = new Map([
  ['The Bell', 'items/bell'],
  ['The Traitor', KESSA],
  ['Nobody', 'characters/zebulon'],
])
const reader = {
  character: KESSA,
  names,
  hidden: new Set<string>(),
  idOf: (target: string) => ids.get(target) ?? (/^[a-z]+\/[a-z-]+$/.test(target) ? target : null),
}
const read = (source: string) => openTextOf(source, reader)

/** The source after an edit of the text that its reader sees. */
function edited(source: string, edit: (open: string) => string) {
  const open = read(source)
  if (!open) throw new Error('The text cannot be opened')
  const { source: now, unplaced } = anchorChanges(source, open, edit(open.text), read)
  return { now, unplaced: unplaced.map(({ removed, added }) => [removed, added]) }
}

describe('the text that a player sees', () => {
  it.each([
    ['a secret between two paragraphs', 'One.\n\n> [!secret]\n> Dark.\n\nTwo.\n', 'One.\n\nTwo.'],
    ['several secrets, and more empty lines', 'One.\n\n\n> [!secret]\n> A.\n\n> [!gm] B.\n\n\n\nTwo.', 'One.\n\nTwo.'],
    ['a secret at either end', '> [!secret] A.\n\nOne.\n\n> [!secret]\n> B.\n', 'One.'],
    ['a secret right after a paragraph', 'One.\n> [!secret] A.\n\nTwo.\n', 'One.\n\nTwo.'],
    ['only a secret', '\n> [!secret] A.\n', ''],
    ['an item that is a secret', '- One.\n- > [!secret] A.\n- Two.\n', '- One.\n- Two.'],
    ['a numbered item that is a secret', '1. One.\n2. > [!secret] A.\n3. Two.\n', '1. One.\n2. Two.'],
    ['a secret in a quote', '> One.\n>\n> > [!secret] A.\n>\n> Two.\n', '> One.\n>\n> Two.'],
    ['a comment among words', 'One %%two%% three.', 'One  three.'],
    ['a comment over paragraphs', 'One.\n\n%%\nA.\n\nB.\n%%\n\nTwo.', 'One.\n\nTwo.'],
    ['a comment that is not closed', 'One.\n\nTwo.%%A.\n\nB.', 'One.\n\nTwo.\n\nB.'],
    ['a comment that begins a line and is not closed', 'One.\n\n%%A.\n\nB.', 'One.'],
    ['a comment of HTML', 'One. <!-- two --> Three.\n\n<!-- A. -->\n\nFour.', 'One.  Three.\n\nFour.'],
    [
      'a definition',
      'One.\n\n[//]: # (A.)\n\nTwo [there][x].\n\n[x]: https://example.org "B."',
      'One.\n\nTwo [there](https://example.org).',
    ],
    ['a title of a link', 'One [two](https://example.org "A.").', 'One two.'],
    ['a link to a file', 'One [two](Secret-plans.md).', 'One two.'],
    ['a picture', 'One.\n\n![[Lair of Zebulon.png]]\n\nTwo ![A](b.png).', 'One.\n\nTwo .'],
    ['a query of a plugin', 'One.\n\n```dataview\nlist from #traitor\n```\n\nTwo.', 'One.\n\nTwo.'],
    ['the rest of a fence line', '```js A secret\none\n```', '```\none\n```'],
    ['the name of a block', 'One. ^the-traitor-speaks', 'One.'],
    ['attributes of HTML', 'One <span title="A">two</span>.', 'One two.'],
    ['a link to a hidden page', 'One [[Nobody]] [[Nobody|him]].', 'One someone him.'],
    ['a link to no page', 'One [[Somebody Else]].', 'One Somebody Else.'],
    [
      'another name of a page',
      'One [[The Traitor]] [[The Traitor|her]] [[The Bell#Curse]].',
      `One [[${KESSA}]] [[${KESSA}|her]] [[items/bell]].`,
    ],
    [
      'a link to a page',
      'One [[items/bell]] [[The Bell]] [[The Bell|two]].',
      'One [[items/bell]] [[The Bell]] [[The Bell|two]].',
    ],
    ['the kind of a callout', '> [!betrayal|A] Feast\n> One.', '> [!note] Feast\n> One.'],
    [
      'a secret for them',
      'One.\n\n> [!secret] for [[The Traitor]] and [[Nobody]]\n> Two.\n\nThree.',
      'One.\n\n> Two.\n\nThree.',
    ],
    ['a secret for everyone', '> [!secret] for everyone\n> Two.', '> Two.'],
    [
      'a secret in one for everyone',
      'One.\n\n> [!secret] for everyone\n>\n> > [!secret] for [[Nobody]]\n> > Two.',
      'One.',
    ],
    [
      'a secret beside words in one for everyone',
      '> [!secret] for everyone\n>\n> One.\n>\n> > [!secret]\n> > Two.',
      '> One.',
    ],
    ['a secret for somebody else', 'One.\n\n> [!secret] for [[Nobody]]\n> Two.', 'One.'],
  ])('[PROP-285] has no trace of %s', (_what, source, expected) => {
    expect(read(source)?.text).toBe(expected)
  })

  it.each([
    ['words in an element that is not shown', 'One <script>two</script> three.'],
    ['a cell beyond the columns', '| a |\n| - |\n| b | secret |'],
    ['a mark that is written by a reference', 'One %&#37;two%% three.'],
    ['a name in code', '`[[The Traitor]]`'],
  ])('[PROP-286] is not available if it has %s', (_what, source) => {
    expect(read(source)).toBeNull()
  })
})

describe('a change to the text that a player sees', () => {
  const SECRET = '> [!secret]\n> Dark.'

  it.each([
    ['of a word', (text: string) => text.replace('two', '2'), `One 2.\n\n${SECRET}\n\nThree four.\n`],
    [
      'at the end of a line before a secret',
      (text: string) => text.replace('two.', 'two. More.'),
      `One two. More.\n\n${SECRET}\n\nThree four.\n`,
    ],
    [
      'at the beginning of a line after it',
      (text: string) => text.replace('Three', 'Not three'),
      `One two.\n\n${SECRET}\n\nNot three four.\n`,
    ],
    [
      'on both sides of it',
      (text: string) => text.replace('One', '1').replace('four', '4'),
      `1 two.\n\n${SECRET}\n\nThree 4.\n`,
    ],
    [
      'that begins a line in the paragraph before it',
      (text: string) => text.replace('two.', 'two.\nMore.'),
      `One two.\nMore.\n\n${SECRET}\n\nThree four.\n`,
    ],
    ['at the very end', (text: string) => `${text}\n\nFive.`, `One two.\n\n${SECRET}\n\nThree four.\n\nFive.\n`],
    ['at the very beginning', (text: string) => `Zero.\n\n${text}`, `Zero.\n\nOne two.\n\n${SECRET}\n\nThree four.\n`],
  ])('[PROP-287] %s is applied there, and the secret stays', (_where, edit, now) => {
    expect(edited(`One two.\n\n${SECRET}\n\nThree four.\n`, edit)).toEqual({ now, unplaced: [] })
  })

  it.each([
    ['a paragraph where a secret is', (text: string) => text.replace('\n\n', '\n\nNew.\n\n'), [['', 'New.\n\n']]],
    ['the joining of two paragraphs', (text: string) => text.replace('\n\n', ' '), [['\n\n', ' ']]],
    ["a player's own secret", (text: string) => `> [!secret] Mine.\n\n${text}`, [['', '> [!secret] Mine.\n\n']]],
    ['a fence that would open the secret', (text: string) => `\`\`\`\n${text}`, [['', '```\n']]],
  ])('[PROP-288] that is %s must be placed manually', (_what, edit, unplaced) => {
    const source = `One two.\n\n${SECRET}\n\nThree four.\n`
    expect(edited(source, edit)).toEqual({ now: source, unplaced })
  })

  it('[PROP-288] at the end of a page that ends with a secret has no place, unless it is on the last line', () => {
    const source = `One.\n\n${SECRET}\n`
    expect(edited(source, (text) => `${text}\n\nTwo.`)).toEqual({ now: source, unplaced: [['', '\n\nTwo.']] })
    expect(edited(source, (text) => `${text} Two.`).now).toBe(`One. Two.\n\n${SECRET}\n`)
  })

  it('[PROP-288] without a place does not prevent others', () => {
    const source = `One two.\n\n${SECRET}\n\nThree four.\n`
    const { now, unplaced } = edited(source, (text) => text.replace('\n\n', '\n\nNew.\n\n').replace('four', '4'))
    expect([now, unplaced]).toEqual([source.replace('four', '4'), [['', 'New.\n\n']]])
  })

  it('[PROP-288] that would open a secret does not prevent many others', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `Line ${index}.\n\n`).join('')
    const source = `${lines}${SECRET}\n\nThe end.\n`
    const { now, unplaced } = edited(source, (text) => `\`\`\`\n${text.replaceAll('Line', 'Row')}`)
    expect(unplaced).toEqual([['Line', '```\nRow']])
    expect(now).toBe(source.replaceAll('Line', 'Row').replace('Row', 'Line'))
  })

  it('[PROP-287] that removes a paragraph next to a secret does not touch the secret', () => {
    const source = `Zero.\n\nOne.\n\n${SECRET}\n\nTwo.\n`
    expect(edited(source, () => 'Zero.\n\nTwo.')).toEqual({ now: `Zero.\n\n${SECRET}\n\nTwo.\n`, unplaced: [] })
  })

  it('[PROP-287] in an empty page becomes its text', () => {
    expect(edited('\n', () => 'New.')).toEqual({ now: 'New.\n', unplaced: [] })
    expect(edited('', () => 'New.')).toEqual({ now: 'New.', unplaced: [] })
  })

  it('[PROP-287] within a visible secret stays in the secret', () => {
    const source = `> [!secret] for [[${KESSA}]]\n> Dark night.\n`
    expect(edited(source, (text) => text.replace('night', 'day')).now).toBe(source.replace('night', 'day'))
  })
})
