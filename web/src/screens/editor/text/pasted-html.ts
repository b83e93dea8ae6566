import { strikethrough, tables } from '@joplin/turndown-plugin-gfm'
import Turndown from 'turndown'

/** Turns the HTML of Word, Google Docs and web pages into Markdown: headings, bold, italics, lists, tables and links. */
export function markdownOf(html: string): string {
  // A document of its own runs no scripts and loads no pictures.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('script, style, meta, link, title, img, svg, object, iframe'))
    element.remove()
  unwrapDocs(body)
  listParagraphs(body)
  tidyLists(body)
  styledWords(body)
  for (const link of body.querySelectorAll('a')) if (!ABROAD.test(link.href)) unwrap(link)
  for (const table of body.querySelectorAll('table')) tidyTable(table)
  const written = new Turndown({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    hr: '---',
  })
  written.use([strikethrough, tables])
  return (
    written
      .turndown(body)
      .replaceAll('\u00A0', ' ')
      // Turndown fills markers of lists to four characters.
      .replaceAll(/^(\s*)(-|\d+\.) +/gm, '$1$2 ')
      .replaceAll(/[ \t]+$/gm, '')
      .trim()
  )
}

const ABROAD = /^(?:https?:|mailto:)/i

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Google Docs wraps everything in a `<b>` that is not bold. */
function unwrapDocs(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll<HTMLElement>('b, strong'))
    if (wrapper.id.startsWith('docs-internal-guid') || /^(?:normal|400)$/.test(wrapper.style.fontWeight))
      unwrap(wrapper)
}

/** Turns words that a style makes bold, italic or struck into elements. */
function styledWords(body: HTMLElement): void {
  for (const span of body.querySelectorAll<HTMLElement>('span[style]')) {
    const { fontWeight, fontStyle, textDecoration, textDecorationLine } = span.style
    // Headings are bold anyway.
    const isBold = (fontWeight === 'bold' || Number(fontWeight) >= 600) && !span.closest('h1, h2, h3, h4, h5, h6, th')
    const isStruck = `${textDecoration} ${textDecorationLine}`.includes('line-through')
    const tags = [
      ...(isBold ? ['strong'] : []),
      ...(fontStyle === 'italic' ? ['em'] : []),
      ...(isStruck ? ['del'] : []),
    ]
    for (const tag of tags) {
      const element = document.createElement(tag)
      element.append(...span.childNodes)
      span.append(element)
    }
  }
}

/** Google Docs puts lists beside the items that they belong to, and paragraphs into items, which would separate them by empty lines. */
function tidyLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling
    if (item?.tagName === 'LI') item.append(list)
  }
  for (const words of body.querySelectorAll('li > p')) unwrap(words)
}

/** Word writes lists as paragraphs with a level and a mark. */
function listParagraphs(body: HTMLElement): void {
  let open: { readonly list: Element; readonly level: number }[] = []
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const level = Number(/mso-list:[^;]*\blevel(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0)
    if (level === 0) open = []
    else open = addItem(paragraph, level, open)
  }
}

function addItem(
  paragraph: HTMLElement,
  level: number,
  open: { readonly list: Element; readonly level: number }[],
): { readonly list: Element; readonly level: number }[] {
  const mark = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
  const tag = /^\s*\(?(?:\d+|[a-z]{1,4})[.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul'
  mark?.remove()
  const lists = open.filter((one) => one.level <= level)
  const last = lists.at(-1)
  const item = document.createElement('li')
  item.append(...paragraph.childNodes)
  if (last?.level === level) {
    last.list.append(item)
    paragraph.remove()
    return lists
  }
  const list = document.createElement(tag)
  list.append(item)
  if (last) {
    last.list.lastElementChild?.append(list)
    paragraph.remove()
  } else paragraph.replaceWith(list)
  return [...lists, { list, level }]
}

/** Markdown's tables have one row of headings, and one line per cell. */
function tidyTable(table: HTMLTableElement): void {
  for (const cell of table.querySelectorAll('td, th')) {
    for (const block of cell.querySelectorAll('p, div, br, li')) block.before(' ')
    for (const block of cell.querySelectorAll('p, div, ul, ol, li, h1, h2, h3, h4, h5, h6')) unwrap(block)
    for (const line of cell.querySelectorAll('br')) line.remove()
  }
  const [first] = table.rows
  for (const cell of first?.querySelectorAll('td') ?? []) {
    const heading = document.createElement('th')
    heading.append(...cell.childNodes)
    cell.replaceWith(heading)
  }
}
