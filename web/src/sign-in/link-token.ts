/** The pages that one-time links lead to. They include the display's page, whose codes also work once. */
const PAGES = /^(?:\/c\/[^/]+)?\/(setup|join|reset|display)\/?$/

/**
 * The token of the one-time link that opened this page. It is removed from the address bar before anything else runs, so no history entry, screenshot
 * or shared tab contains it.
 */
export const linkToken: string | null = takeToken()

function takeToken(): string | null {
  if (!PAGES.test(location.pathname)) return null
  // Opening a second link in the same tab only changes the fragment, so the page is reloaded.
  addEventListener('hashchange', () => {
    if (PAGES.test(location.pathname)) location.reload()
  })
  const token = location.hash.slice(1)
  if (token === '') return null
  history.replaceState(history.state, '', location.pathname)
  return token
}
