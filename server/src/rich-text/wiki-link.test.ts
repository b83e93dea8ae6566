import { rendered } from '@waybook/testing/features/rich-text/rendered.ts'
import { describe, expect, it } from 'vitest'

import { withoutLinks } from './wiki-link.ts'

const html = (...lines: string[]) => rendered(...lines).full

describe('a wiki link', () => {
  it.each([
    ['[[characters/kessa]]', '<a data-entity="characters/kessa"></a>'],
    ['[[characters/kessa|the guide]]', '<a data-entity="characters/kessa">the guide</a>'],
    ['[[characters/kessa|]]', '<a data-entity="characters/kessa"></a>'],
    ['[[ Characters/Kessa | the guide ]]', '<a data-entity="characters/kessa">the guide</a>'],
    ['[[characters/kessa#Youth|then]]', '<a data-entity="characters/kessa" data-part="Youth">then</a>'],
    ['[[characters/kessa|a|b]]', '<a data-entity="characters/kessa">a|b</a>'],
    ['**[[items/bell|the bell]]**', '<strong><a data-entity="items/bell">the bell</a></strong>'],
  ])('[RTX-6] %s becomes %s', (markdown, wanted) => expect(html(markdown)).toBe(`<p>${wanted}</p>`))

  it('[RTX-6] does not interpret markup in its text', () => {
    expect(html('[[items/a-b|the *old* `bell` <b>&]] x')).toBe(
      '<p><a data-entity="items/a-b">the *old* `bell` &#x3C;b>&#x26;</a> x</p>',
    )
  })

  it('[RTX-6] may contain a line break', () => {
    expect(html('[[characters/kessa|the old', 'guide]]')).toBe(
      '<p><a data-entity="characters/kessa">the old guide</a></p>',
    )
  })

  it('[RTX-6] works in tables and in HTML', () => {
    expect(html('| a |', '| - |', '| [[items/bell\\|bell]] |')).toContain(
      '<td><a data-entity="items/bell">bell</a></td>',
    )
    expect(html('<div>see [[items/bell]]</div>')).toBe('<div>see <a data-entity="items/bell"></a></div>')
  })

  it('[RTX-6] stays text in code', () => {
    expect(html('`[[items/bell]]`')).toBe('<p><code>[[items/bell]]</code></p>')
    expect(html('```', '[[items/bell]]', '```')).toContain('[[items/bell]]')
  })

  it('[RTX-6] wins over a link around it, because links cannot be nested', () => {
    expect(html('[to [[items/bell]]](https://tide.test)')).toBe('<p>to <a data-entity="items/bell"></a></p>')
  })

  it.each([
    ['[[Kessa Vane]]', 'Kessa Vane'],
    ['[[a/b/c|words]]', 'words'],
    ['[[characters/Zebulon Crane]]', '<a data-entity="characters/zebulon-crane"></a>'],
    ['[[characters/Зебулон]]', 'something'],
    ['[[characters\uFF0FZebulon]]', 'something'],
    ['[[Papers/map.png]]', 'map.png'],
    ['[[#Youth]]', 'Youth'],
    ['[[#^tide|above]]', 'above'],
    ['[[]]', '[[]]'],
    ['[[items/bell', '[[items/bell'],
  ])('[RTX-10] %s shows %s', (markdown, wanted) => expect(html(markdown)).toBe(`<p>${wanted}</p>`))

  it.each([
    ['[[Papers/open deed.pdf|A deed]]', '<a data-file="Papers%2Fopen%20deed.pdf">A deed</a>'],
    ['[[Papers/deed.pdf#page=2]]', '<a data-file="Papers%2Fdeed.pdf">deed.pdf</a>'],
    [String.raw`[[Papers\deed.pdf]]`, '<a data-file="Papers%5Cdeed.pdf">deed.pdf</a>'],
    ['[[deed.pdf]]', '<a data-file="deed.pdf">deed.pdf</a>'],
  ])('[CIM-452] %s is the link to a file, and never to a page', (markdown, wanted) =>
    expect(html(markdown)).toBe(`<p>${wanted}</p>`),
  )

  it('[RTX-15] that shows its target’s name adds nothing to the search', () => {
    expect(withoutLinks('Known to [[characters/zebulon]] and [[items/bell|the bell]].')).toBe('Known to  and the bell.')
    expect(rendered('## [[characters/zebulon]]').open).toBe(
      '<h2 id="part-1"><a data-entity="characters/zebulon"></a></h2>',
    )
    expect(rendered('See [[characters/zebulon]], [[items/bell|the bell]].').search.open.trim()).toBe('See , the bell.')
  })
})
