/** A part of the Presentation API, which not all browsers have. */
type Request = new (url: string) => { readonly start: () => Promise<unknown> }

declare global {
  var PresentationRequest: Request | undefined
}

/** Whether the browser can show a page on another screen. */
export const canCast = () => globalThis.PresentationRequest !== undefined

/** Lets the user choose a screen that opens the address. */
export async function cast(address: string): Promise<void> {
  const { PresentationRequest } = globalThis
  if (!PresentationRequest) return
  // The browser reports missing screens itself, and the user may cancel.
  await new PresentationRequest(address).start().catch(() => undefined)
}
