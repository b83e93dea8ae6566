import type { Options } from 'rehype-sanitize'

/** Elements that go with everything in them; of all others that are not allowed, the text stays. */
const strip =
  'script style template noscript iframe object embed textarea title select svg math xmp noembed noframes head'.split(
    ' ',
  )

const tagNames = [
  'h1 h2 h3 h4 h5 h6 p div blockquote pre hr br ul ol li figure figcaption',
  'table thead tbody tfoot tr th td',
  'a em i strong b code sup sub del s',
].flatMap((names) => names.split(' '))

const cell: ['align', RegExp] = ['align', /^(?:left|center|right)$/]
const spans: [string, RegExp][] = [
  ['colSpan', /^[1-9]\d?$/],
  ['rowSpan', /^[1-9]\d?$/],
]

/** What may be in a rendered text. Marks for links and secrets are not: they are added afterwards, so that nobody can forge one. */
export const allowList: Options = {
  tagNames,
  strip,
  attributes: { a: ['href'], ol: [['start', /^\d{1,6}$/]], td: [cell, ...spans], th: [cell, ...spans] },
  protocols: { href: ['http', 'https', 'mailto'] },
  ancestors: Object.fromEntries(['thead', 'tbody', 'tfoot', 'tr', 'th', 'td'].map((name) => [name, ['table']])),
  clobber: [],
  clobberPrefix: '',
  required: {},
  // Only our own comments get here: the places of secrets.
  allowComments: true,
}
