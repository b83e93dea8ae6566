import { rendered } from '@waybook/testing/features/rich-text/rendered.ts'
import { describe, expect, it } from 'vitest'

const html = (...lines: string[]) => rendered(...lines).full
/** A rendered text without the attributes that are only for screen readers. */
const brief = (text: string) => text.replaceAll(/ (?:role|aria-label)="[^"]*"/g, '')

describe('a footnote', () => {
  it('[RTX-264] is at the end of the text, with links to it and back', () => {
    expect(html('An inn[^1].', '', '[^1]: Built *late*.', '', 'Low.')).toBe(
      '<p>An inn<sup><a role="doc-noteref" aria-label="Footnote 1" id="note-1-from-1" href="#note-1">1</a></sup>.</p>\n<p>Low.</p>\n' +
        '<section data-notes="" role="doc-endnotes" aria-label="Footnotes"><ol><li id="note-1"><p>Built <em>late</em>.' +
        '<a role="doc-backlink" aria-label="Back to reference 1 of footnote 1" href="#note-1-from-1">↩</a></p></li></ol></section>',
    )
  })

  it('[RTX-264] is numbered by its first reference, and has a way back to each', () => {
    const text = brief(html('b[^b] a[^a] b[^b].', '', '[^a]: A.', '[^b]: B[^a].'))
    expect(text).toMatch(/^<p>b<sup><a id="note-1-from-1" href="#note-1">1<\/a><\/sup> a.*>2<\/a><\/sup> b.*>1<\/a>/)
    expect(text).toContain('<a href="#note-1-from-1">↩</a><a href="#note-1-from-2">↩</a>')
  })

  it('[RTX-264] may be written in its place', () => {
    const text = brief(html('Seen^[by *her* [[items/bell]] [and] so] again^[x].'))
    expect(text).toMatch(/^<p>Seen<sup>.*?<\/sup> again<sup>.*?<\/sup>\.<\/p>/)
    expect(text).toContain('<p>by <em>her</em> <a data-entity="items/bell"></a> [and] so<a')
    expect(html('Seen^[by her')).toBe('<p>Seen^[by her</p>')
  })

  it.each([['Said.[^1]', '<p>Said.[^1]</p>']])('[RTX-264] %j without its text is %s', (markdown, wanted) =>
    expect(html(markdown)).toBe(wanted),
  )

  it('[RTX-265] of a secret is seen only with the secret, and changes no other', () => {
    const { full, open } = rendered(
      '> [!gm]',
      '> Low[^1].',
      '>',
      '> [^1]: Zugzwang.',
      '',
      'A[^2] b[^1].',
      '',
      '[^2]: B.',
    )
    expect(full).toMatch(/<aside[^>]*><p>Low[^]*Zugzwang/)
    expect(brief(open)).toBe(
      '<p>A<sup><a id="note-1-from-1" href="#note-1">1</a></sup> b[^1].</p>\n<section data-notes=""><ol><li id="note-1"><p>B.<a href="#note-1-from-1">↩</a></p></li></ol></section>',
    )
  })

  it('[RTX-265] around a secret works in it, and is hidden if only the secret refers to it', () => {
    const { full, open } = rendered('> [!gm]', '> Low[^1].', '', '[^1]: Zugzwang.')
    expect(full).toMatch(/<aside[^>]*><p>Low[^]*Zugzwang[^]*<\/aside>$/)
    expect(open).toBe('')
  })

  it('[RTX-265] gives up a secret in it', () => {
    const { full, open } = rendered('A[^1].', '', '[^1]: B.', '', '    > [!gm]', '    > Zugzwang.')
    expect(full).toMatch(/<\/p>\n<aside[^>]*><p>Zugzwang/)
    expect(open).not.toContain('Zugzwang')
    expect(open).toContain('B.')
  })

  it('[RTX-15] adds its words to the search, without numbers', () => {
    expect(rendered('An inn[^1].', '', '[^1]: Built.').search.open.split(/\s+/).join(' ').trim()).toBe('An inn. Built.')
  })
})
