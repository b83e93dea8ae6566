/** The pages that a one-time link leads to. */
const PAGES = /^\/(setup|join|reset)\/?$/

/**
 * The secret of the one-time link that this page was opened with. It is removed from the address bar before anything
 * else runs, so that no history entry, screenshot or shared tab contains it.
 */
export const linkToken: string | null = takeToken()

function takeToken(): string | null {
  if (!PAGES.test(location.pathname)) return null
  // A second link that is opened in the same tab changes only the fragment: the page starts over with it.
  addEventListener('hashchange', () => {
    if (PAGES.test(location.pathname)) location.reload()
  })
  const token = location.hash.slice(1)
  if (token === '') return null
  history.replaceState(history.state, '', location.pathname)
  return token
}
