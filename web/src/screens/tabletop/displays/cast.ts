/** Of the Presentation API, which is not in all browsers. */
type Request = new (url: string) => { readonly start: () => Promise<unknown> }

declare global {
  var PresentationRequest: Request | undefined
}

/** Whether the browser can show a page on another screen. */
export const canCast = () => globalThis.PresentationRequest !== undefined

/** Lets the user choose a screen, which then opens the address. */
export async function cast(address: string): Promise<void> {
  const { PresentationRequest } = globalThis
  if (!PresentationRequest) return
  // The browser tells the user why there is no screen, or they chose none.
  await new PresentationRequest(address).start().catch(() => undefined)
}
