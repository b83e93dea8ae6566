import type { PushMessage } from '@waybook/contract'

/** What the worker shows for a push message. Browsers end the subscriptions of workers that show nothing. */
export interface Shown {
  readonly title: string
  readonly options: Omit<NotificationOptions, 'data'> & { readonly data: { readonly path: string } }
}

const NOTHING_SAID = { title: 'Waybook', body: 'Something is new.', path: '/', tag: 'waybook' }

/** Reads a push message. A message that says nothing readable is shown all the same. */
export function shownFor(text: string): Shown {
  const { title, body, path, tag } = readMessage(text)
  return { title, options: { body, tag, icon: '/icon-192.png', data: { path } } }
}

function readMessage(text: string): PushMessage {
  try {
    const given: unknown = JSON.parse(text)
    const fields = new Map<string, unknown>(typeof given === 'object' && given !== null ? Object.entries(given) : [])
    const of = (name: keyof PushMessage) => {
      const value = fields.get(name)
      return typeof value === 'string' ? value : NOTHING_SAID[name]
    }
    const path = of('path')
    return { title: of('title'), body: of('body'), tag: of('tag'), path: isOwnPath(path) ? path : NOTHING_SAID.path }
  } catch {
    return NOTHING_SAID
  }
}

/** A path of this site, and no address of another one. */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path)

/** An open page of the site. */
export interface OpenPage {
  readonly url: string
  readonly focused: boolean
}

/** The page to bring forward: one that already shows the address, else the focused one, else any; `undefined` if none is open. */
export function pageFor<Page extends OpenPage>(pages: readonly Page[], address: string): Page | undefined {
  return pages.find(({ url }) => url === address) ?? pages.find(({ focused }) => focused) ?? pages[0]
}
