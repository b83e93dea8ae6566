/** Whether a link to this host would lead somebody else's phone or computer to itself. */
export function opensOnlyHere(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}
