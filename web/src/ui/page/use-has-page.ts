import { useRouter } from '@tanstack/react-router'

/** The route that takes every address that no page has. */
const NO_PAGE = '/$'

/** Answers of a path of this site whether there is a page at it. */
export function useHasPage(): (path: string) => boolean {
  const router = useRouter()
  return (path) => {
    const [withoutFragment = ''] = path.split('#', 1)
    const [[, , page], { _splat: rest }] = router.getMatchedRoutes(withoutFragment)
    // `/identities` itself has none, only what lies below it.
    return page !== undefined && page.fullPath !== NO_PAGE && rest !== ''
  }
}
