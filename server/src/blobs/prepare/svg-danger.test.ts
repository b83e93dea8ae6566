import { describe, expect, it } from 'vitest'

import { svgDanger } from './svg-danger.ts'

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`
const danger = (text: string) => svgDanger(Buffer.from(text))

describe('a drawing that is only a drawing', () => {
  it.each([
    svg('<rect width="9" height="9" fill="url(#grain)" style="mix-blend-mode:soft-light"/>'),
    svg('<defs><g id="a"/></defs><use href="#a"/><use xlink:href=\'#a\'/><rect filter="url( \'#f\' )"/>'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- <script> drawn by hand -->\n${svg('')}`,
    svg('<style>.a { fill: red }</style><title>On the road</title><text>on = off</text>'),
    svg('<g inkscape:export-filename="C:\\art\\bell.png"><text>\\o/</text></g>'),
    svg('<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>'),
  ])('[PIC-5] is taken: %s', (text) => expect(danger(text)).toBeNull())
})

describe('a drawing that could do more', () => {
  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script under another name', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>')],
    ['a handler', svg('<rect onload="alert(1)"/>')],
    ['a handler behind a line', svg('<rect\nONCLICK = "alert(1)"/>')],
    ['a document', svg('<foreignObject><p>x</p></foreignObject>')],
    ['a picture', svg('<image href="https://evil.test/x.png"/>')],
    ['a picture of its own', svg('<image href="data:image/png;base64,AA=="/>')],
    ['a filter that fetches', svg('<filter id="f"><feImage href="#a"/></filter>')],
    ['a file', svg('<use href="file:///etc/passwd#x"/>')],
    ['a neighbour', svg("<use xlink:href='other.svg#x'/>")],
    ['an address in disguise', svg('<use href="&#104;ttps://evil.test"/>')],
    ['a script as an address', svg('<a href="javascript:alert(1)"><text>x</text></a>')],
    ['an address in a style', svg('<rect style="fill:url(https://evil.test/x)"/>')],
    ['an address in a style, encoded', svg('<rect style="fill:ur&#108;(https://evil.test/x)"/>')],
    ['an address in a style, escaped', svg('<style>rect { fill: \\75rl(https://evil.test/x) }</style>')],
    ['an address in a style, with a letter escaped', svg('<style>rect { fill: u\\rl(https://evil.test/x) }</style>')],
    ['an address in a style of its own, escaped', svg('<rect style="fill:u\\rl(https://evil.test/x)"/>')],
    ['an address in a colour, escaped', svg('<rect a=">" fill=\'u\\rl(https://evil.test/x)\'/>')],
    ['an address, its escape encoded', svg('<rect fill="u&#92;rl(https://evil.test/x)"/>')],
    ['another style sheet, escaped', svg('<s:style>@\\import "https://evil.test"</s:style>')],
    ['another style sheet, its escape encoded', svg('<style>@&#x5c;import "https://evil.test"</style>')],
    ['another style sheet', svg('<style>@import "https://evil.test"</style>')],
    ['another base', svg('<g xml:base="https://evil.test/"><use href="#a"/></g>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`],
    ['a document type', `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "https://evil.test/svg11.dtd">${svg('')}`],
    ['an instruction', `<?xml version="1.0"?><?xml-stylesheet href="https://evil.test"?>${svg('')}`],
    ['raw text', svg('<style><![CDATA[rect{}]]></style>')],
    ['a comment that hides an end', svg('<!--> <script>alert(1)</script> <!-- -->')],
    ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`],
  ])('[PIC-5] is refused for %s', (_what, text) => expect(danger(text)).toMatch(/^(has|refers|is)/))

  it.each([
    ['a comment', `<!--${'a'.repeat(20_000_000)}-->`],
    ['a name', `<g ${'b'.repeat(300_000)}/>`],
  ])('[PIC-5] is looked at at once, however long %s in it is', (_what, long) => expect(danger(svg(long))).toBeNull())

  it('[PIC-5] is refused when it is no UTF-8', () => {
    expect(svgDanger(Buffer.from(svg('<script/>'), 'utf16le'))).toBe('is not in UTF-8')
    expect(svgDanger(Buffer.from([0x3c, 0xff]))).toBe('is not in UTF-8')
  })
})
