/** What this page uses of the Presentation API, which is not in all browsers. */
interface Presenting {
  readonly PresentationRequest?: new (url: string) => { readonly start: () => Promise<unknown> }
}

function presenting(): Presenting {
  return globalThis
}

/** Whether the browser can show a page on another screen. */
export const canCast = () => presenting().PresentationRequest !== undefined

/** Lets the user choose a screen, which then opens the address. */
export async function cast(address: string): Promise<void> {
  const { PresentationRequest } = presenting()
  if (!PresentationRequest) return
  // The browser tells the user why there is no screen, or they chose none.
  await new PresentationRequest(address).start().catch(() => undefined)
}
