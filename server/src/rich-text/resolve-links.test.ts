import { rendered } from '@waybook/testing/features/rich-text/rendered.ts'
import { describe, expect, it } from 'vitest'

import { linkedIds, resolveHtml, resolveText } from './resolve-links.ts'

const names = new Map([
  ['characters/kessa', 'Kessa Vane'],
  ['newsletters/gazette', 'The Gazette'],
  ['items/bell', '<img src=x onerror=alert(1)> & "Bell"'],
])
const player = { names, everything: false }
const gameMaster = { names, everything: true }
const read = (markdown: string, reader = player) => resolveHtml(rendered(markdown).full, reader)

it('[RTX-242] shows the game master the names of the readers of a secret', () => {
  const html = '<aside data-secret="0-x" data-audience="characters/kessa characters/gone"><p>Low.</p></aside>'
  expect(linkedIds(html)).toEqual(['characters/kessa', 'characters/gone'])
  expect(resolveHtml(html, { names: new Map([['characters/kessa', 'Kessa "Fox" Vane']]), everything: true })).toBe(
    '<aside data-secret="0-x" data-audience="characters/kessa characters/gone" data-readers="Kessa &quot;Fox&quot; Vane, gone"><p>Low.</p></aside>',
  )
})

describe('links in rendered text', () => {
  it.each([
    ['[[characters/kessa]]', '<a href="/characters/kessa" data-entity="characters/kessa">Kessa Vane</a>'],
    ['[[characters/kessa|she]]', '<a href="/characters/kessa" data-entity="characters/kessa">she</a>'],
    ['[[newsletters/gazette]]', '<a href="/newsletters/gazette" data-entity="newsletters/gazette">The Gazette</a>'],
    ['[[characters/zebulon]]', 'Someone'],
    ['[[identities/the-hood]]', 'Someone'],
    ['[[locations/vault]]', 'Somewhere'],
    ['[[scenes/vault]]', 'Somewhere'],
    ['[[organizations/ledger]]', 'Something'],
    ['[[monsters/wyrm]]', 'Something'],
    ['[[characters/zebulon|the gentleman]]', 'the gentleman'],
  ])('[RTX-7] show a player %s as %s', (markdown, wanted) => expect(read(markdown)).toBe(`<p>${wanted}</p>`))

  it.each([
    ['He saw [[characters/zebulon]].', 'He saw someone.'],
    ['He left. [[characters/zebulon]] came.', 'He left. Someone came.'],
    [
      '[[characters/kessa|She]] and [[characters/zebulon]]',
      '<a href="/characters/kessa" data-entity="characters/kessa">She</a> and someone',
    ],
    ['[[characters/zebulon]] of [[locations/vault]]', 'Someone of somewhere'],
    ['He. *[[characters/zebulon]]’s* lamp', 'He. <em>Someone’s</em> lamp'],
  ])('[RTX-17] read well in a sentence: %s', (markdown, wanted) => expect(read(markdown)).toBe(`<p>${wanted}</p>`))

  it('[RTX-8] show the game master the words of an id that does not exist', () => {
    expect(read('[[characters/old-bishop]]', gameMaster)).toBe('<p>old bishop</p>')
    expect(read('[[characters/old-bishop|he]]', gameMaster)).toBe('<p>he</p>')
  })

  it('[RTX-9] escape names and link texts', () => {
    const link = '<a href="/items/bell" data-entity="items/bell">'
    expect(read('[[items/bell]]')).toBe(`<p>${link}&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Bell&quot;</a></p>`)
    expect(read('[[items/bell|<script>x</script>]]')).toBe(`<p>${link}&#x3C;script>x&#x3C;/script></a></p>`)
    expect(read('[[items/none|<b>$& $1]]')).toBe('<p>&#x3C;b>$&#x26; $1</p>')
  })
})

describe('links in plain text', () => {
  it.each([
    ['Known to [[characters/kessa]].', 'Known to Kessa Vane.'],
    ['Known to [[characters/kessa|her]].', 'Known to her.'],
    ['Known to [[characters/zebulon]] of [[locations/vault]].', 'Known to someone of somewhere.'],
    ['[[Kessa]] and [[items/bell]]', 'Kessa and <img src=x onerror=alert(1)> & "Bell"'],
    ['[[characters/zebulon]] came. [[characters/zebulon]] left.', 'Someone came. Someone left.'],
    ['![[characters/kessa]] ![[map.png|300]]', 'Kessa Vane '],
    ['no link', 'no link'],
  ])('[RTX-7] turn %j into %j', (text, wanted) => expect(resolveText(text, player)).toBe(wanted))

  it('[RTX-8] show the game master the words of an id that does not exist', () => {
    expect(resolveText('[[characters/old-bishop]]', gameMaster)).toBe('old bishop')
  })
})

it('[RTX-7] finds the linked ids in both plain and rendered text', () => {
  const text = '[[characters/kessa]] [[items/bell|b]] [[no id]]'
  expect(linkedIds(text)).toEqual(['characters/kessa', 'items/bell'])
  expect(linkedIds(rendered(text).full)).toEqual(['characters/kessa', 'items/bell'])
})
