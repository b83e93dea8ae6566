import { idFromRoute, typeOfId } from '@waybook/contract'

/** The id of the entity of this campaign whose page address is the whole text. Null for any other text. */
export function pageAt(text: string, origin: string, basePath = ''): string | null {
  const written = text.trim()
  if (/\s/.test(written) || !URL.canParse(written)) return null
  const { origin: site, pathname: full, hash } = new URL(written)
  if (site !== origin || !full.startsWith(`${basePath}/`)) return null
  const pathname = full.slice(basePath.length)
  const id = pathname === '/news' ? idFromRoute('newsletters', hash.slice(1)) : pathname.slice(1)
  return typeOfId(id) === null ? null : id
}
