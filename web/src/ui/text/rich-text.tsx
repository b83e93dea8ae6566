import { useRouter } from '@tanstack/react-router'
import { ui } from '@waybook/messages/ui'

import { useHasPage } from '#ui/page/use-has-page.ts'

import { focusHeading, focusSection } from './focus-section.ts'
import { scrollByKeyboard } from './scroll-by-keyboard.ts'

/** Prose that the server has sanitized. The only component that sets inner HTML. */
export function RichText({ html }: { readonly html: string }) {
  const router = useRouter()
  const hasPage = useHasPage()
  const basePath = router.basepath === '/' ? '' : router.basepath
  const follow = (event: MouseEvent) => {
    const href = innerLink(event)
    if (href === null) return
    event.preventDefault()
    const { address, section } = href
    if (address !== null) router.history.push(address)
    // After opening another page, the layout moves the focus.
    else if (section !== '') {
      // Several texts of a page may have a part with this id.
      const own =
        event.currentTarget instanceof HTMLElement &&
        event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(section)}`)
      if (own) focusHeading(own)
      else focusSection(section)
    }
  }
  const prepare = (prose: HTMLElement | null) => {
    for (const link of prose?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])
      if (!isFile(link) && link.origin === location.origin && !hasPage(link.pathname.slice(basePath.length)))
        link.removeAttribute('href')
    const watches = [...(prose?.querySelectorAll('table') ?? [])].map(frame)
    prose?.addEventListener('click', follow)
    return () => {
      for (const end of watches) end()
      prose?.removeEventListener('click', follow)
    }
  }
  const shown = linkedIn(basePath, lowerHeadings(html))
  // The key creates a new element for new prose, because its links are prepared when it is mounted.
  // oxlint-disable-next-line react/no-danger -- the server sanitizes rich text with an allow-list when it is stored
  return <div key={html} ref={prepare} className="prose" dangerouslySetInnerHTML={{ __html: shown }} />
}

/** Prose is in a section with a second-level heading, so its own headings go down one level. */
function lowerHeadings(html: string): string {
  return html.replaceAll(/(<\/?h)([2-5])(?=[ >])/g, (_, tag: string, level: string) => `${tag}${Number(level) + 1}`)
}

/** The server links pages and files by their path in the campaign. */
function linkedIn(basePath: string, html: string): string {
  return basePath === '' ? html : html.replaceAll(/(?<=<(?:a [^>]*href|audio src)=")\/(?!\/)/g, `${basePath}/`)
}

/** The server answers for files, no page. */
function isFile(link: HTMLAnchorElement): boolean {
  return link.dataset['file'] !== undefined
}

/** Wraps a table in a box, so the table scrolls instead of the page. Returns a function that stops observing it. */
function frame(table: HTMLTableElement): () => void {
  const box = document.createElement('div')
  box.className = 'table-frame'
  table.replaceWith(box)
  box.append(table)
  return scrollByKeyboard(box, ui.table())
}

interface InnerLink {
  /** `null` for a link to another part of the open page. */
  readonly address: string | null
  /** The id of the part that the link leads to, or ''. */
  readonly section: string
}

/** The target of a plain click on a link within this site; `null` for other clicks, which the browser handles. */
function innerLink(event: MouseEvent): InnerLink | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target || isFile(link) || link.origin !== location.origin)
    return null
  const section = decodeURIComponent(link.hash.slice(1))
  const isHere = link.hash !== '' && link.pathname === location.pathname
  return { address: isHere ? null : link.pathname + link.search + link.hash, section }
}
