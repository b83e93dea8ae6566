import { rendered } from '@waybook/testing/features/rich-text/rendered.ts'
import { describe, expect, it } from 'vitest'

import { blankedComments, withoutComments } from './comments.ts'

describe('a comment', () => {
  it.each([
    ['in a sentence', ['Seen %%zugzwang%% again.'], '<p>Seen  again.</p>'],
    ['over two lines', ['Seen %%zug', 'zwang%%', 'again.'], '<p>Seen\nagain.</p>'],
    ['on separate lines', ['Seen.', '', '%%', 'zugzwang', '%%', '', 'Again.'], '<p>Seen.</p>\n<p>Again.</p>'],
    ['over blocks', ['%%', '# zug', '', '- zwang', '', '%%', 'Again.'], '<p>\nAgain.</p>'],
    ['with code', ['%%', '```', 'zugzwang', '```', '%%', '', 'Again.'], '<p>Again.</p>'],
    ['with a table', ['%%', '| zug |', '| - |', '', '%%', '', 'Again.'], '<p>Again.</p>'],
    ['with a picture', ['%% ![zug](zwang.png) %%', '', 'Again.'], '<p>Again.</p>'],
    ['with a link', ['%% [[characters/zebulon]] %%', '', 'Again.'], '<p>Again.</p>'],
    ['with HTML', ['%%', '<div>zugzwang</div>', '%%', '', 'Again.'], '<p>Again.</p>'],
    ['in HTML', ['<div>Again.%% zugzwang %%</div>'], '<div>Again.</div>'],
    ['in a list', ['- Again.', '- %%zugzwang%%'], '<ul>\n<li>Again.</li>\n</ul>'],
    ['in a quote', ['> %%zugzwang%%', '', 'Again.'], '<p>Again.</p>'],
    ['in a description of a picture', ['![a%%zugzwang%%b](m.png)'], '<p><img data-picture="m.png" alt="ab"></p>'],
    ['with a secret', ['%%', '', '> [!secret]', '> zugzwang', '', '%%', '', 'Again.'], '<p>Again.</p>'],
  ])('[RTX-251] %s is shown to nobody', (_what, lines, wanted) => {
    const { full, open, search, mentions, commentsClosed } = rendered(...lines)
    expect([full.trim(), open.trim()]).toEqual([wanted, wanted])
    expect(search.full).not.toMatch(/zug|zwang/)
    expect([mentions, commentsClosed]).toEqual([[], true])
  })

  it.each([['`%% a %%`'], ['```\n%% a %%\n```'], ['    %% a %%']])('[RTX-251] does not exist in code: %j', (markdown) =>
    expect(rendered(markdown).search.open).toContain('%% a %%'),
  )

  it('[RTX-251] that is not closed hides the rest of the text, and this is reported', () => {
    const { full, commentsClosed } = rendered('Seen.', '', '%% zug', '', '# zwang', '', '> [!secret]', '> too')
    expect([full.trim(), commentsClosed]).toEqual(['<p>Seen.</p>', false])
  })

  it.each([
    [['Seen. %% zug', 'zwang', '', 'Again.'], '<p>Seen. </p>\n<p>Again.</p>'],
    [['# Seen %% zugzwang', '', 'Again.'], '<h2 id="part-seen">Seen </h2>\n<p>Again.</p>'],
    [['- *Seen* %% zugzwang', '- Again.'], '<ul>\n<li><em>Seen</em> </li>\n<li>Again.</li>\n</ul>'],
    [['a %% zug %% b %% zwang', '', 'Again.'], '<p>a  b </p>\n<p>Again.</p>'],
  ])('[RTX-251] that is not closed and begins within a line ends with its block: %j', (lines, wanted) => {
    const { full, commentsClosed } = rendered(...lines)
    expect([full, commentsClosed]).toEqual([wanted, false])
  })

  it('[RTX-251] that ends in a secret hides the whole secret, because its marker is in the comment', () => {
    const { full } = rendered('Seen. %% a', '', '> [!secret]', '> b %% zugzwang', '>', '> more zugzwang', '', 'Again.')
    expect(full).toBe('<p>Seen. </p>\n<p>Again.</p>')
  })

  it('[RTX-251] that begins in a secret does not reveal the rest of the secret', () => {
    const { open } = rendered('> [!secret]', '> zug %% a', '', 'b %% again', '', '> [!gm]', '> zwang')
    expect(open).toBe('<p> again</p>')
  })

  it('[RTX-251] before a secret does not turn the secret into a quote', () => {
    const { open } = rendered('> seen %% a', '', 'b %%', '', '> [!secret]', '> zugzwang')
    expect(open).not.toContain('zugzwang')
  })
})

it('[RTX-251] is removed from text that is not Markdown, and can be blanked to preserve line numbers', () => {
  expect(withoutComments('Seen %%zugzwang%% again.')).toBe('Seen  again.')
  expect(blankedComments('a\n%%b\nc%%\n[[d]]')).toBe('a\n   \n   \n[[d]]')
})
