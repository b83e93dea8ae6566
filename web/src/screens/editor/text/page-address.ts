import { idFromRoute, typeOfId } from '@waybook/contract'

/** The id of the entity whose page address is the whole text. Null for any other text. */
export function pageAt(text: string, origin: string): string | null {
  const written = text.trim()
  if (/\s/.test(written) || !URL.canParse(written)) return null
  const { origin: site, pathname, hash } = new URL(written)
  if (site !== origin) return null
  const id = pathname === '/news' ? idFromRoute('newsletters', hash.slice(1)) : pathname.slice(1)
  return typeOfId(id) === null ? null : id
}
