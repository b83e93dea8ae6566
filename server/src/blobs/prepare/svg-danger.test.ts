import { describe, expect, it } from 'vitest'

import { svgDanger, withoutDocumentType } from './svg-danger.ts'

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`
const danger = (text: string) => svgDanger(Buffer.from(text))

describe('a harmless drawing', () => {
  it.each([
    svg('<rect width="9" height="9" fill="url(#grain)" style="mix-blend-mode:soft-light"/>'),
    svg('<defs><g id="a"/></defs><use href="#a"/><use xlink:href=\'#a\'/><rect filter="url( \'#f\' )"/>'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- <script> drawn by hand -->\n${svg('')}`,
    svg('<style>.a { fill: red }</style><title>On the road</title><text>on = off</text>'),
    svg('<g inkscape:export-filename="C:\\art\\bell.png"><text>\\o/</text></g>'),
    svg('<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>'),
  ])('[PIC-5] is accepted: %s', (text) => expect(danger(text)).toBeNull())
})

describe('a drawing with active content', () => {
  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script with a namespace prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>')],
    ['an event handler', svg('<rect onload="alert(1)"/>')],
    ['an event handler after a line break', svg('<rect\nONCLICK = "alert(1)"/>')],
    ['an embedded document', svg('<foreignObject><p>x</p></foreignObject>')],
    ['an external image', svg('<image href="https://evil.test/x.png"/>')],
    ['an embedded image', svg('<image href="data:image/png;base64,AA=="/>')],
    ['a filter that loads an image', svg('<filter id="f"><feImage href="#a"/></filter>')],
    ['a local file', svg('<use href="file:///etc/passwd#x"/>')],
    ['a neighboring file', svg("<use xlink:href='other.svg#x'/>")],
    ['an encoded URL', svg('<use href="&#104;ttps://evil.test"/>')],
    ['a javascript: URL', svg('<a href="javascript:alert(1)"><text>x</text></a>')],
    ['a URL in a style', svg('<rect style="fill:url(https://evil.test/x)"/>')],
    ['a URL in a style, encoded', svg('<rect style="fill:ur&#108;(https://evil.test/x)"/>')],
    ['a URL in a style, escaped', svg('<style>rect { fill: \\75rl(https://evil.test/x) }</style>')],
    ['a URL in a style, with one letter escaped', svg('<style>rect { fill: u\\rl(https://evil.test/x) }</style>')],
    ['a URL in a style attribute, escaped', svg('<rect style="fill:u\\rl(https://evil.test/x)"/>')],
    ['a URL in a color, escaped', svg('<rect a=">" fill=\'u\\rl(https://evil.test/x)\'/>')],
    ['a URL whose escape is encoded', svg('<rect fill="u&#92;rl(https://evil.test/x)"/>')],
    ['a style sheet import, escaped', svg('<s:style>@\\import "https://evil.test"</s:style>')],
    ['a style sheet import whose escape is encoded', svg('<style>@&#x5c;import "https://evil.test"</style>')],
    ['a style sheet import', svg('<style>@import "https://evil.test"</style>')],
    ['a different base URL', svg('<g xml:base="https://evil.test/"><use href="#a"/></g>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`],
    ['a document type with declarations', `<!DOCTYPE svg [<!ELEMENT svg ANY>]>${svg('')}`],
    ['two document types', `<!DOCTYPE svg><!DOCTYPE svg>${svg('')}`],
    ['a document type within', svg('<!DOCTYPE svg>')],
    ['another document type', `<!DOCTYPE html>${svg('')}`],
    ['a processing instruction', `<?xml version="1.0"?><?xml-stylesheet href="https://evil.test"?>${svg('')}`],
    ['a CDATA section', svg('<style><![CDATA[rect{}]]></style>')],
    ['a comment that ends early', svg('<!--> <script>alert(1)</script> <!-- -->')],
    ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`],
  ])('[PIC-5] is refused for %s', (_what, text) => expect(danger(text)).toMatch(/^(has|refers|is)/))

  it('[PIC-5] may have the document type that programs write, which is not read', () => {
    const type = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    const bytes = Buffer.from(`<?xml version="1.0"?>\n${type}\n${svg('')}`)
    expect(svgDanger(bytes)).toBeNull()
    expect(Buffer.from(withoutDocumentType(bytes)).toString()).toBe(
      bytes.toString().replace(type, ' '.repeat(type.length)),
    )
    expect(withoutDocumentType(Buffer.from(svg('')))).toEqual(Buffer.from(svg('')))
  })

  it.each([
    ['a comment', `<!--${'a'.repeat(20_000_000)}-->`],
    ['a name', `<g ${'b'.repeat(300_000)}/>`],
  ])('[PIC-5] is checked quickly even with a very long %s', (_what, long) => expect(danger(svg(long))).toBeNull())

  it('[PIC-5] is refused if it is not UTF-8', () => {
    expect(svgDanger(Buffer.from(svg('<script/>'), 'utf16le'))).toBe('is not in UTF-8')
    expect(svgDanger(Buffer.from([0x3c, 0xff]))).toBe('is not in UTF-8')
  })
})
