import { rendered } from '@waybook/testing/features/rich-text/rendered.ts'
import { describe, expect, it } from 'vitest'

const html = (...lines: string[]) => rendered(...lines).full

describe('a formula', () => {
  it.each([
    ['$x^2$', '<math><msup><mi>x</mi><mn>2</mn></msup></math>'],
    ['a $x$, $y$.', 'a <math><mi>x</mi></math>, <math><mi>y</mi></math>.'],
    ['$$\nx\n$$', '<math display="block"><mi>x</mi></math>'],
    ['**$a*b*c$**', expect.stringMatching(/^<strong><math>.*<\/math><\/strong>$/)],
    ['$\\text{<b>}$', '<math><mtext>&#x3C;b></mtext></math>'],
  ])('[RTX-266] %j becomes MathML', (markdown, wanted) => {
    expect(/^<p>([^]*)<\/p>$/.exec(html(markdown))?.[1]).toEqual(wanted)
  })

  it.each(['$5 and $6', '$5', 'US$5, CA$6', '$ x $', '$x $', '$$', '$$$', '$$$$', '$x\ny$', '\\$x$', '$$x', '$x$5'])(
    '[RTX-266] %j is text',
    (markdown) => expect(html(markdown)).toBe(`<p>${markdown.replace('\\', '')}</p>`),
  )

  it.each(['`$x$`', '```\n$x$\n```'])('[RTX-266] %j is code', (markdown) => {
    expect(html(markdown)).toContain('<code>$x$')
  })

  it.each([
    '\\href{javascript:alert(1)}{x}',
    '\\class{a}{x}',
    '\\includegraphics{https://evil.test/x.png}',
    '\\unknown',
    '{'.repeat(900) + '}'.repeat(900),
    '\\def\\a{\\a\\a}\\a',
    'x+'.repeat(1500),
  ])('[RTX-267] that cannot be read is code: %s', (tex) => {
    expect(html(`$${tex}$`)).toBe(`<p><code>${tex}</code></p>`)
  })

  it('[RTX-267] has no styles, links or colors, and no size that leaves the text', () => {
    expect(html('$\\color{red}x \\rule{999em}{999em}$')).not.toMatch(/style|color|href|background|999|<a/)
  })

  it('[RTX-266] is found by its TeX', () => {
    expect(rendered('$\\frac{lamp}{2}$').search.open.trim()).toBe('\\frac{lamp}{2}')
  })

  it('[RTX-267] is code after the two thousandth of a text', () => {
    const [, after] = html(Array.from({ length: 2001 }, () => '$x$').join('\n\n')).split('<code>x</code>')
    expect(after).toBe('</p>')
  })
})
