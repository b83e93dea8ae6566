import { buttonLook, type ButtonLook } from './button-look.ts'
import { PageLink, type PageLinkProps } from './page-link.tsx'

/** A way to another page that looks like a button. */
export function ButtonLink({ variant, size, ...link }: PageLinkProps & ButtonLook) {
  return <PageLink {...link} className={buttonLook({ ...(variant && { variant }), ...(size && { size }) })} />
}
