import { useRouter } from '@tanstack/react-router'

/** The route that matches all addresses without a page. */
const NO_PAGE = '/$'

/** Returns a function that checks whether there is a page at a path of this site. */
export function useHasPage(): (path: string) => boolean {
  const router = useRouter()
  return (path) => {
    const [withoutFragment = ''] = path.split('#', 1)
    const [[, , page], { _splat: rest }] = router.getMatchedRoutes(withoutFragment)
    // `/identities` itself has no page, only the paths below it.
    return page !== undefined && page.fullPath !== NO_PAGE && rest !== ''
  }
}
