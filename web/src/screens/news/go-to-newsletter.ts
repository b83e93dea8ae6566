/** Brings a newsletter into view; whoever reads by keyboard or by ear goes on from its headline. */
export function goToNewsletter(slug: string) {
  const sheet = document.getElementById(slug)
  sheet?.scrollIntoView()
  sheet?.querySelector('h2')?.focus({ preventScroll: true })
}
